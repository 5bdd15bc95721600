import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser'
import type { Finding, Flaw } from './finding.ts'

export class Source {
  readonly file: string
  readonly text: string
  readonly data: unknown
  /** What keeps the file from being read at all. */
  readonly problem: Finding | undefined
  private tree: Node | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const errors: ParseError[] = []
    const tree = parseTree(text, errors, { disallowComments: true })
    this.problem = this.slipOfThePen(errors[0]?.offset) ?? this.saidTwice(tree)
    if (!this.problem) this.data = JSON.parse(text)
  }

  /** Where a value stands, or the nearest thing around it that there is. */
  at(way: readonly (string | number)[]): { file: string; line: number; column: number } {
    for (let length = way.length; length >= 0; length--) {
      const node = this.nodeAt(way.slice(0, length))
      if (node) return this.place(node.offset)
    }
    return this.place(0)
  }

  atName(way: readonly (string | number)[]) {
    const node = this.nodeAt([...way])
    return node?.parent ? this.place(node.parent.offset) : this.at(way)
  }

  /** Of most files nobody asks, and there may be thousands: what is known of places is found out when asked. */
  private nodeAt(way: (string | number)[]): Node | undefined {
    this.tree ??= parseTree(this.text, [], { disallowComments: true })
    return this.tree && findNodeAtLocation(this.tree, way)
  }

  private place(offset: number) {
    const before = this.text.slice(0, offset).split('\n')
    return { file: this.file, line: before.length, column: before.at(-1)!.length + 1 }
  }

  private slipOfThePen(offset: number | undefined): Finding | undefined {
    const { text } = this
    const say = (at: number, slip: Flaw) => ({ ...this.place(at), ...slip })
    const conflict = /^(<{7}|={7}|>{7})/m.exec(text)
    if (conflict) return say(conflict.index, slips.conflict)
    // what was written in two bytes a letter, read as one
    if (text.startsWith('\uFFFD') || text.includes('\0')) return say(0, slips.encoding)
    if (text.startsWith('\uFEFF')) return say(0, slips.mark)
    if (text.trim() === '') return say(0, slips.nothing)
    if (text.includes('\r')) return say(text.indexOf('\r'), slips.windows)
    if (offset === undefined) return undefined
    // a text without its end is noticed where the line ends
    const curly = /^[“”„‘’«»]/.test(text.slice(offset)) ? offset : -1
    if (curly >= 0) return say(curly, slips.curly)
    const before = text.slice(0, offset).trimEnd()
    if (before.endsWith(',') && /^[\]}]/.test(text.slice(offset).trimStart())) {
      return say(before.length - 1, slips.comma)
    }
    return say(offset, slips.other)
  }

  /** Of a field that stands there twice, every program takes another one. */
  private saidTwice(node: Node | undefined): Finding | undefined {
    const names = new Set<unknown>()
    for (const child of node?.children ?? []) {
      const name: unknown = child.type === 'property' && child.children![0]!.value
      if (name && names.has(name)) {
        const problem = { en: `"${name}" stands here twice`, es: `«${name}» está aquí dos veces` }
        const remedy = { en: 'Take one of them out', es: 'Quite uno de los dos' }
        return { ...this.place(child.offset), problem, remedy }
      }
      names.add(name)
      const inside = this.saidTwice(child)
      if (inside) return inside
    }
    return undefined
  }
}

const saveAgain = {
  en: 'npm run format puts it right',
  es: 'npm run format lo corrige',
}

const slips = {
  conflict: {
    problem: {
      en: 'two people changed the same lines, and the file holds both',
      es: 'dos personas cambiaron las mismas líneas, y el archivo contiene las dos',
    },
    remedy: {
      en: 'Keep one of the two, and take out the lines with <<<<<<<, ======= and >>>>>>>',
      es: 'Deje una de las dos y quite las líneas con <<<<<<<, ======= y >>>>>>>',
    },
  },
  encoding: {
    problem: {
      en: 'the file was saved in another encoding (UTF-16, say)',
      es: 'el archivo se guardó con otra codificación (UTF-16, por ejemplo)',
    },
    remedy: {
      en: 'Open it in the program that saved it, and save it as UTF-8',
      es: 'Ábralo en el programa con que se guardó y guárdelo como UTF-8',
    },
  },
  mark: {
    problem: {
      en: 'the file begins with a mark that nobody sees (BOM)',
      es: 'el archivo empieza con una marca que nadie ve (BOM)',
    },
    remedy: saveAgain,
  },
  windows: {
    problem: {
      en: 'the lines end as Windows ends them (CRLF)',
      es: 'las líneas terminan como las termina Windows (CRLF)',
    },
    remedy: saveAgain,
  },
  nothing: {
    problem: { en: 'the file is empty', es: 'el archivo está vacío' },
    remedy: {
      en: 'Restore it as it was, or delete it',
      es: 'Recupérelo como estaba o bórrelo',
    },
  },
  curly: {
    problem: {
      en: 'a curly quotation mark stands where a straight one belongs',
      es: 'hay una comilla tipográfica donde va una recta',
    },
    remedy: {
      en: 'Write "…" around names and texts; inside a text, curly ones are right',
      es: 'Escriba "…" alrededor de nombres y textos; dentro de un texto, las tipográficas están bien',
    },
  },
  comma: {
    problem: { en: 'there is a comma after the last one', es: 'hay una coma después del último' },
    remedy: { en: 'Take it out', es: 'Quítela' },
  },
  other: {
    problem: {
      en: 'a quotation mark, a comma or a bracket is missing, or is one too many, here or just before',
      es: 'falta o sobra una comilla, una coma, un corchete o una llave, aquí o justo antes',
    },
    remedy: {
      en: 'Names, texts and times stand between double quotes, "like this", and a comma between two',
      es: 'Los nombres, textos y horas van entre comillas dobles, "así", con una coma entre uno y otro',
    },
  },
} satisfies Record<string, Flaw>
