import { useCallback, useMemo, useState } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { type ShownFinder, ready, type FoundRow } from './find.ts'

type Searched = Pick<ShownFinder, 'countries' | 'church' | 'file'>

/** Many churches, once somebody begins to look for one; `load` fetches them. */
export function useSought({ countries, church, file }: Searched) {
  const { locale } = useLanguage()
  const [rows, setRows] = useState<readonly FoundRow[]>([])
  const all = useMemo(() => {
    const names = new Map(countries.map(({ country, label }) => [country, label]))
    return ready(rows, { locale, countries: names, church })
  }, [rows, locale, countries, church])
  /** They could not be fetched; it is tried again at the next `load`. */
  const [hasFailed, setFailed] = useState(false)
  const isThere = rows.length > 0
  const load = useCallback(() => {
    // what cannot be fetched leaves the lists by country; until another try brings it, it is still so
    if (!isThere) fetchRows(file).then(setRows, () => setFailed(true))
  }, [isThere, file])
  return { all, load, hasFailed }
}

async function fetchRows(file: string): Promise<FoundRow[]> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return (await answer.json()) as FoundRow[]
}
