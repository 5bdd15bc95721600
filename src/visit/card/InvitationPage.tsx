import type { PropsOf } from '#app/page/define-page.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Card } from './Card.tsx'
import type { page } from './page.server.ts'
import s from './InvitationPage.module.css'

type Props = PropsOf<typeof page>

/** A card to print: on the screen as it will be, on paper nothing else. */
export function InvitationPage({ title, lead, print, back, card }: Props) {
  return (
    <div className={s.page}>
      <div className={s.hero}>
        <Hero form="type" title={title} subtitle={lead} />
      </div>
      <div className={s.sheet}>
        <div className={s.words}>
          <p className={s.print}>
            <Button onClick={() => window.print()}>{print}</Button>
          </p>
          <p>
            <TextLink to={back.to}>{back.text}</TextLink>
          </p>
        </div>
        <Card card={card} />
      </div>
    </div>
  )
}
