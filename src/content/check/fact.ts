import type { FieldFlaw } from './finding.ts'
import type { PlacedText } from './language.ts'

/** A file by its name, `churches/oakley`, and what it says. */
export type Named<Said = unknown> = { file: string; said: Said }

/** Something that only shows when one looks at several fields or files together. */
export type Fact = FieldFlaw & { file: string }

export type Content = {
  /** Every file that can be read, whatever its shape. */
  all: readonly Named[]
  texts: readonly PlacedText[]
  /** The files of a kind that have its shape. */
  of: <K extends Readable>(kind: K) => readonly Named<SaidBy<K>>[]
  pictures: ReadonlySet<string>
}

type Readable = { name: string; read: () => unknown }

type SaidBy<K extends Readable> =
  ReturnType<K['read']> extends readonly { content: infer Said }[] ? Said : ReturnType<K['read']>
