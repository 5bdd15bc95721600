import type { PropsOf } from '#app/page/define-page.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import s from './InvitationCardPage.module.css'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

/** A card to print: on the screen as it will be, on paper nothing else. */
export function InvitationCardPage({ title, lead, print, back, card }: Props) {
  return (
    <div className={s.page} data-ground="night">
      {/* place by place on lines of their own: no font decides what just fits beside what */}
      <Hero form="type" title={title.split(/(?<=[:,]) /)} subtitle={lead}>
        <div className={s.steps}>
          <Button kind="gold" onClick={() => window.print()}>
            {print}
          </Button>
          <Button kind="ghost" to={back.to}>
            {back.text}
          </Button>
        </div>
      </Hero>
      <InvitationCard card={card} />
    </div>
  )
}
