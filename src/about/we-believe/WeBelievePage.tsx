import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { page } from './page.server.ts'
import s from './WeBelievePage.module.css'

export function WeBelievePage({ words, hero, beliefs, contact, closing }: PropsOf<typeof page>) {
  return (
    <>
      <PageHero form="portrait" low hero={hero} />
      <Section>
        <div className={`parts ${s.beliefs}`}>
          <div className={s.aside}>
            <Eyebrow>{words.list.eyebrow}</Eyebrow>
            <h2>{words.list.title}</h2>
            <p className="lead">{words.list.lead}</p>
            <Button to={contact} kind="line">
              {words.list.ask}
            </Button>
          </div>
          <div className={s.list}>
            {beliefs.map(({ id, title, text, references }, index) => (
              <Disclosure key={id} id={id} title={title} group="belief" number={index + 1}>
                <p>{text}</p>
                <p className={s.references}>{references}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </Section>
      <YourChurch {...closing} />
    </>
  )
}
