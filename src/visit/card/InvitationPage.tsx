import type { PropsOf } from '#app/page/define-page.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Card } from './Card.tsx'
import type { page } from './page.server.ts'
import s from './InvitationPage.module.css'

type Props = PropsOf<typeof page>

/** A card to print: on the screen as it will be, on paper nothing else. */
export function InvitationPage({ title, lead, print, back, card }: Props) {
  return (
    <div className={s.page}>
      <div className={s.sheet}>
        <section className={s.words}>
          <h1>{title}</h1>
          <p className={s.lead}>{lead}</p>
          <p className={s.print}>
            <Button kind="gold" onClick={() => window.print()}>
              {print}
            </Button>
          </p>
          <p>
            <TextLink to={back.to}>{back.text}</TextLink>
          </p>
        </section>
        <Card card={card} />
      </div>
    </div>
  )
}
