import { ConnectBanner } from '#app/about/ConnectBanner.tsx'
import { Pillars } from '#app/about/Pillars.tsx'
import { FindChurch } from '#app/church/finder/FindChurch.tsx'
import { ChurchCard } from '#app/church/on-home/ChurchCard.tsx'
import { ThisSunday } from '#app/church/on-home/ThisSunday.tsx'
import { EventList } from '#app/event/EventList.tsx'
import { Seasons } from '#app/event/season/Seasons.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './HomePage.module.css'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

/** Two churches wide, the others narrow; on a tablet the first one across; on a phone a small part of each. */
const churchSizes = [
  '(width >= 80em) 630px, (width >= 64em) 50vw, (width >= 40em) 104vw, 60vw',
  '(width >= 80em) 630px, (width >= 64em) 50vw, (width >= 40em) 46vw, 60vw',
]
const narrowChurch = '(width >= 80em) 460px, (width >= 64em) 36vw, (width >= 40em) 46vw, 60vw'

export function HomePage({ words, hero, firstVisit, links, ...page }: Props) {
  const { t } = useLanguage()

  return (
    <>
      <PageHero hero={hero} height="full" scrollTo="#this-sunday">
        <Button to={firstVisit.to} kind="gold">
          {firstVisit.text}
        </Button>
        <Button to={links.watch} kind="ghost" icon="play" about={words.watch} newTab={t('newTab')}>
          {t('watchNow')}
        </Button>
      </PageHero>

      <ThisSunday places={page.churches} notices={page.notices} />
      <Seasons seasons={page.seasons} />

      <Section>
        <Teaser
          art={
            <>
              <div className={s.arch}>
                <Picture
                  picture={page.aboutPicture}
                  sizes="(width >= 56.25em) 543px, (width >= 40em) 40vw, 61vw"
                  shape="arch"
                  art="always"
                />
              </div>
              <p className={s.coin}>
                <small>{words.about.since}</small> {page.founded}
              </p>
            </>
          }
        >
          <Eyebrow>{words.about.eyebrow}</Eyebrow>
          <h2>{words.about.title}</h2>
          <Facts facts={page.facts} />
          <p className="lead">{words.about.text}</p>
          <Button to={links.about} iconAfter="right" about={words.about.eyebrow}>
            {t('learnMore')}
          </Button>
        </Teaser>
      </Section>

      <Section ground="dark">
        <SectionHead {...words.vision} />
        <Pillars pillars={page.pillars} to={links.vision} />
        <p className={s.after} data-screen>
          <TextLink to={links.vision}>{words.vision.more}</TextLink>
        </p>
      </Section>

      <Section id="churches-section">
        <SectionHead {...words.churches} />
        <FindChurch finder={page.finder} near={page.near} />
        <ul className={s.churches}>
          {page.churches.map((church, index) => (
            <li key={church.to}>
              <ChurchCard
                church={church}
                see={words.churches.see}
                sizes={churchSizes[index] ?? narrowChurch}
              />
            </li>
          ))}
        </ul>
        <p className={s.after} data-screen>
          <span className="lead">{words.churches.none}</span>
          <Button to={links.near} kind="line">
            {words.churches.write}
          </Button>
        </p>
      </Section>

      <Section tight>
        <SectionHead
          {...words.events}
          aside={<TextLink to={links.events}>{t('allEvents')}</TextLink>}
        />
        <EventList
          events={page.events}
          instead={
            <div>
              <p className="lead">{t('nothingUpcoming')}</p>
              <TextLink to="#this-sunday">{t('thisSunday')}</TextLink>
            </div>
          }
        />
      </Section>

      <ConnectBanner connect={page.connect} />

      <Section>
        <Banner title={words.giving.title} text={words.giving.text} picture={page.giving.picture}>
          <Button to={page.giving.to} kind="gold" iconAfter="out" newTab={t('newTab')}>
            {words.giving.button}
          </Button>
        </Banner>
      </Section>
    </>
  )
}
