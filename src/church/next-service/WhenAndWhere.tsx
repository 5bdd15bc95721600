import type { ShownTime } from '#app/time/next.ts'
import { CallFirstNote } from '#app/ui/CallFirst.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { NextService } from './NextService.tsx'
import { WhereItIs, type ShownVisit } from './VisitTargets.tsx'

type Classes = { note?: string | undefined; place: string | undefined }
type Props = { visit: ShownVisit; next: ShownTime | undefined; classes: Classes }

/** When one can come next, whether that is certain, and where it is. */
export function WhenAndWhere({ visit, next, classes }: Props) {
  return (
    <>
      <NextService visit={visit} />
      {visit.note && (
        <p className={classes.note}>
          <CallFirstNote note={visit.note} />
        </p>
      )}
      <p className={classes.place}>
        <Icon name="pin" /> <WhereItIs visit={visit} next={next} />
      </p>
    </>
  )
}
