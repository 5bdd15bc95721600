import {
  transform,
  type CustomAtRules,
  type FontFaceRule,
  type MediaRule,
  type Rule,
  type Selector,
  type Visitor,
} from 'lightningcss'
import { classesIn, splitAfterFirstScreen } from './cut-html.ts'
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

  const first = without(styles, {
    'style': ({ value }) => (value.selectors.some(isFirst) ? undefined : []),
    // movement, paper and files of fonts can wait
    'keyframes': () => [],
    'media': ({ value }) => (isForPaper(value) ? [] : undefined),
    'font-face': ({ value }) => (isFile(value) ? [] : undefined),
  })
  let onPaper = false
  const rest = without(
    styles,
    {
      'style': ({ value }) => (!onPaper && value.selectors.some(isFirst) ? [] : undefined),
      'media': ({ value }) => {
        onPaper ||= isForPaper(value)
      },
      'font-face': ({ value }) => (isFile(value) ? undefined : []),
    },
    (rule) => {
      if (rule.type === 'media' && isForPaper(rule.value)) onPaper = false
    },
  )
  // a layer of which nothing is here keeps its place among the others
  return { first: layerOrder + first, rest: layerOrder + rest }
}

export function firstClasses(html: string): string[] {
  const [first] = splitAfterFirstScreen(html)
  return classesIn(first)
}

/** The style file that a class is from: its name begins with what stands for that (`short-classes.ts`). */
function fileOf(className: string): string {
  const end = className.lastIndexOf('_')
  return end < 0 ? className : className.slice(0, end)
}

function isForPaper({ query }: MediaRule): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
}

/** Is it a face whose letters are fetched, and not one of the device? */
function isFile({ properties }: FontFaceRule): boolean {
  const sources = properties.flatMap((each) => (each.type === 'source' ? each.value : []))
  return sources.some(({ type }) => type === 'url')
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
