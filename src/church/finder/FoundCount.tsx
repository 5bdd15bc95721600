import s from './ChurchFinder.module.css'
import { isAsked, type ShownFinder, type Sought } from './find.ts'

type Props = {
  words: ShownFinder['words']
  all: readonly Sought[]
  found: readonly Sought[]
  wanted: string
  htmlFor: string
}

/** How many churches are found, told aloud too; nothing as long as none is looked for. */
export function FoundCount({ words, all, found, wanted, htmlFor }: Props) {
  const sentence = found.length > 0 ? words.found : words.none
  return (
    <output className={s.status} htmlFor={htmlFor}>
      {isAsked(all, wanted) && sentence.replace('{count}', `${found.length}`)}
    </output>
  )
}
