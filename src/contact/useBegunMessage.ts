import { useEffect, type RefObject } from 'react'
import { useAddress } from '#app/browser/address.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { begunMessage, type Begun, type BegunWords, type Subjects } from './begun.ts'

/**
 * How a message begins by what the address says. It stands in the fields as their default: whatever is
 * typed takes its place, and it is no draft that would be kept.
 */
export function useBegunMessage(
  form: RefObject<HTMLFormElement | null>,
  words: BegunWords,
  subjects: Subjects,
): Begun {
  const { locale } = useLanguage()
  const begun = begunMessage(
    useAddress(({ search }) => search, ''),
    words,
    subjects,
    locale,
  )
  const { church } = begun

  useEffect(() => {
    // React sets the chosen option of a list once, when it makes the list:
    // https://react.dev/reference/react-dom/components/select#providing-an-initially-selected-option
    const options = form.current!.querySelectorAll<HTMLOptionElement>('[name=church] option')
    if (church) for (const option of options) option.defaultSelected = option.value === church
  }, [form, church])

  return begun
}
