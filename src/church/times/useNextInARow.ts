import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownTime, Weekly } from '#app/time/next.ts'
import { usePieces } from '#app/time/useNext.ts'
import type { Piece } from '#app/ui/Dots.tsx'
import { nextInARow, whenAndWhat } from './about-time.ts'

/** The next worship in a row; until scripts know it, what there is every week. */
export function useNextInARow(weekly: readonly Weekly[], next: ShownTime | undefined): Piece[] {
  const { locale, t } = useLanguage()
  const rule = usePieces(whenAndWhat(weekly))
  return next ? nextInARow(next, locale, t) : rule
}
