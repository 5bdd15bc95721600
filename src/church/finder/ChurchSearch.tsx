import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react'
import { draft } from '#app/browser/draft.ts'
import field from '#app/ui/Field.module.css'
import s from './ChurchFinder.module.css'
import { type ShownFinder, find, outcome, type Sought } from './find.ts'
import { useSought } from './useSought.ts'

export type NamedChurch = { slug: string; name: string }

type Props = {
  finder: ShownFinder
  form: RefObject<HTMLFormElement | null>
  /** Told which churches the list below is to offer. */
  onFound: (churches: readonly NamedChurch[]) => void
}

/** As many are offered at once; who is looking for another one types a letter more. */
const most = 10

/** Not of `useId`: the form is made by itself, too, and is to be the same as on its page. */
const id = 'search-church'

/**
 * Finds the one church of many that a message is for, and puts it into the list of the form. What is chosen
 * there, in a draft or in the address (`?church=oakley`) stays in the list, whatever is typed.
 */
export function ChurchSearch({ finder, form, onFound }: Props) {
  const { words } = finder
  const { all, load, hasFailed } = useSought(finder)
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState('')
  const wanted = useDeferredValue(typed)
  const list = () => form.current!.elements.namedItem('church') as HTMLSelectElement
  const found = find(all, wanted)
  const offered = all
    .filter(({ slug }) => slug === kept)
    .concat(found.slice(0, most).filter(({ slug }) => slug !== kept))
  const slugs = offered.map(({ slug }) => slug).join(' ')

  useEffect(() => {
    const begun = draft().church ?? new URLSearchParams(location.search).get('church')
    if (!begun) return
    setKept(begun)
    load()
  }, [load])

  useEffect(() => {
    onFound(offered.map(named))
    // oxlint-disable-next-line react/exhaustive-deps -- the same churches are the same list
  }, [slugs, all, onFound])

  // chosen as soon as the list has it
  const toChoose = useRef('')
  useEffect(() => {
    const { current: slug } = toChoose
    if (!slug || ![...list().options].some(({ value }) => value === slug)) return
    toChoose.current = ''
    list().value = slug
    list().dispatchEvent(new Event('input', { bubbles: true }))
  })

  return (
    <div className={s.search}>
      <div className={field.field}>
        <label htmlFor={id}>{words.search}</label>
        <input
          id={id}
          className={field.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onFocus={load}
          onChange={({ target }) => {
            setKept(list().value)
            setTyped(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // it is chosen; the message is not sent yet
            event.preventDefault()
            const [first] = find(all, typed)
            if (!first) return
            toChoose.current = first.slug
            setKept(first.slug)
          }}
        />
      </div>
      <output className={s.status} htmlFor={id}>
        {outcome({ words, all, found, typed: wanted, hasFailed })}
      </output>
    </div>
  )
}

/** Several churches may have one name. */
function named({ slug, name, region, country }: Sought): NamedChurch {
  return { slug, name: `${name} (${region}, ${country})` }
}
