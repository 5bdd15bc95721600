import { Icon } from './Icon.tsx'
import { Label } from './Label.tsx'
import s from './MoreLess.module.css'

type Props = {
  more: string
  less: string
  /** What there is more of, for those who do not see where it stands. */
  of: string
}

/** What opens a disclosure says what a press does: show more, or less again. */
export function MoreLess({ more, less, of }: Props) {
  return (
    <summary className={s.summary} data-screen>
      <Label about={of}>
        <span className={s.more}>{more}</span>
        <span className={s.less}>{less}</span>
      </Label>
      <Icon name="down" />
    </summary>
  )
}
