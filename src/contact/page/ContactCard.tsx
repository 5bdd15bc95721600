import type { PropsOf } from '#app/page/define-page.server.ts'
import { Notices } from '#app/time/Notices.tsx'
import { usePieces } from '#app/time/useNext.ts'
import { Dots } from '#app/ui/Dots.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './ContactCard.module.css'
import type { page } from './page.server.ts'

type Props = { church: PropsOf<typeof page>['churches'][number]; see: string }

export function ContactCard({ church, see }: Props) {
  return (
    <article className={`raised ${s.card}`}>
      <div className={s.picture} data-screen>
        {/* over its words hardly too large, and beside them as high as they are */}
        <Picture
          picture={church.picture}
          sizes="(width >= 64em) 520px, (width >= 37.5em) 400px, 92vw"
        />
      </div>
      <div className={s.body}>
        <div className="apart">
          <h3 className={s.name}>{church.church}</h3>
          <Flag {...church.flag} />
        </div>
        {church.pastors && <p>{church.pastors}</p>}
        <ul className={`facts ${s.facts}`}>
          <li>
            <Icon name="clock" />
            <span>
              <Dots pieces={usePieces(church.times)} />
              {church.note && <small>{church.note.text}</small>}
            </span>
          </li>
          {church.where.map((where) => (
            <li key={where}>
              <Icon name="pin" /> {where}
            </li>
          ))}
          <li>
            <Icon name="phone" /> <PhoneLink phone={church.phone} />
          </li>
          <li data-screen>
            <Icon name="chat" />{' '}
            <a href={church.write.to}>
              <Label about={church.church}>{church.write.text}</Label>
            </a>
          </li>
          {church.email && (
            <li>
              <Icon name="mail" /> <EmailLink email={church.email} />
            </li>
          )}
        </ul>
        {church.spoken && <small>{church.spoken}</small>}
        <Notices notices={church.notices} />
        <TextLink to={church.to} about={church.church}>
          {see}
        </TextLink>
      </div>
    </article>
  )
}
