import {
  transform,
  type CustomAtRules,
  type MediaRule,
  type Rule,
  type Selector,
  type Visitor,
} from 'lightningcss'
import { classesIn, splitAfterFirstScreen, withoutDialogs } from '../html/cut-html.ts'
import { layerOrder } from './layer-order.ts'

type Parts = { first: string; rest: string }

/**
 * Parts the styles of the site: what is seen first, on whichever of the pages, and all others. The first
 * part stands in every page, so that it is painted before any file of styles is there. The style file of
 * a component stays in one piece; in which order those files come does not matter.
 */
export function partStyles(styles: string, classes: ReadonlySet<string>): Parts {
  const files = new Set([...classes].map(fileOf))

  /** May the selector match an element of the first screen? What stands in `:not()` does not decide that. */
  const isFirst = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return files.has(fileOf(part.name))
      const chooses = part.type === 'pseudo-class' && /^(is|where|has)$/.test(part.kind)
      return !chooses || (part as { selectors: Selector[] }).selectors.some(isFirst)
    })

  const { faces, others } = partFaces(styles)
  const first = without(others, {
    style: ({ value }) => (value.selectors.some(isFirst) ? undefined : []),
    // movement and paper can wait
    keyframes: () => [],
    media: ({ value }) => (isForPaper(value) ? [] : undefined),
  })
  let onPaper = false
  const rest = without(
    others,
    {
      'style': ({ value }) => (!onPaper && value.selectors.some(isFirst) ? [] : undefined),
      'media': ({ value }) => {
        onPaper ||= isForPaper(value)
      },
      'font-face': () => [],
    },
    (rule) => {
      if (rule.type === 'media' && isForPaper(rule.value)) onPaper = false
    },
  )
  // a layer of which nothing is here keeps its place among the others
  return { first: layerOrder + first, rest: layerOrder + rest + faces }
}

export function firstClasses(html: string): string[] {
  const [first] = splitAfterFirstScreen(html)
  return [...new Set(classesIn(withoutDialogs(first)))]
}

/** The style file that a class is from: its name begins with what stands for that (`short-classes.ts`). */
function fileOf(className: string): string {
  const end = className.lastIndexOf('_')
  return end < 0 ? className : className.slice(0, end)
}

function isForPaper({ query }: MediaRule): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
}

/**
 * Faces whose letters are fetched, apart from all other styles: for one that comes with those, the browser
 * styles the first screen anew, in the frame that has most to do. They are for pages without scripts; the last
 * rule, faces of rare letters, is switched on where scripts bring the others
 * (`src/browser/after-first-screen.ts`).
 */
function partFaces(styles: string) {
  const fetched: string[] = []
  const others = styles.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, (face) => {
    fetched.push(face)
    return ''
  })
  const isRare = (face: string) => face.includes('unicode-range')
  const kinds = [fetched.filter((face) => !isRare(face)), fetched.filter(isRare)]
  const faces = kinds.map((kind) => `@media (scripting:none){${kind.join('')}}`).join('')
  return { faces, others }
}

/** Styles without the rules for which `Rule` answers none. */
function without(
  styles: string,
  Rule: Visitor<CustomAtRules>['Rule'],
  RuleExit: (rule: Rule) => void = () => {},
): string {
  // twice: only what is empty when it is read is left out, as the condition around such a rule
  return minified(minified(styles, { Rule: Rule!, RuleExit }))
}

function minified(styles: string, visitor: Visitor<CustomAtRules> = {}): string {
  const code = Buffer.from(styles)
  return transform({ filename: 'styles.css', code, minify: true, visitor }).code.toString()
}
