import { memo, useEffect, useRef, useState } from 'react'
import { onEvents } from '#app/browser/on-events.ts'
import { MenuItems } from '#app/page/MenuItem.tsx'
import { Field } from '#app/ui/Field.tsx'
import s from './ChurchFinder.module.css'
import rows from './ChurchRows.module.css'
import { find, outcome, type ShownFinder } from './find.ts'
import { NearestChurch } from './NearestChurch.tsx'
import { useSought } from './useSought.ts'

/** As many are shown at once; who is looking for another one types a letter more. */
const most = 10

/** A tap, but no touch that scrolls; nor does a keyboard on glass that is put away. */
const onGoing = onEvents('focusin', 'input', 'pointerup')

/** One church of many: by its name or town, by how near it is, or from the list of its country. */
export function ChurchFinder({ words, countries, church, file }: ShownFinder) {
  const results = useRef<HTMLUListElement>(null)
  const { all, load, hasFailed } = useSought({ countries, church, file })
  const [wanted, setWanted] = useState('')
  const [isLeft, setLeft] = useState(false)
  const found = find(all, wanted)
  const told = outcome({ words, all, found, typed: wanted, hasFailed })

  useEffect(() => onGoing(({ target }) => setLeft(!(target as Element).closest('search'))), [])

  return (
    <div className={s.finder}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its field and its links bubble */}
      <search
        className={s.search}
        data-press
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isLeft) return
          // by itself the browser would empty the field
          event.preventDefault()
          event.currentTarget.querySelector('input')!.focus()
          setLeft(true)
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            results.current?.querySelector('a')?.click()
          }}
        >
          <Field
            name="find"
            label={words.search}
            type="search"
            autoComplete="off"
            onFocus={load}
            onType={setWanted}
          />
        </form>
        <div className={told ? `raised ${s.over}` : undefined} hidden={isLeft}>
          <output className={s.status} htmlFor="find">
            {told}
          </output>
          <ul ref={results} className={rows.rows}>
            {found.slice(0, most).map(({ to, name, region, country }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- to change a row is quicker than to exchange it
              <li key={place}>
                <a href={to}>{name}</a>
                <small>{`${region}, ${country}`}</small>
              </li>
            ))}
          </ul>
        </div>
      </search>
      <Nearest places={all} onAsk={load} missing={hasFailed && words.failed} />
      <Countries name={words.byCountry} countries={countries} />
    </div>
  )
}

const Nearest = memo(NearestChurch)

type CountriesProps = Pick<ShownFinder, 'countries'> & { name: string }

const Countries = memo(function Countries({ name, countries }: CountriesProps) {
  return (
    <nav aria-label={name}>
      <h3 className={s.heading}>{name}</h3>
      <MenuItems links={countries} path="" list={s.countries} className={s.country} />
    </nav>
  )
})
