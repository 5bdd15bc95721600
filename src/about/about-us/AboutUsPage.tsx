import { ConnectBanner } from '#app/about/ConnectBanner.tsx'
import { Pillars } from '#app/about/Pillars.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Eyebrow, NamedHeading } from '#app/ui/Eyebrow.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Portrait } from '#app/ui/Portrait.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import { Timeline } from '#app/ui/Timeline.tsx'
import s from './AboutUsPage.module.css'
import type { page } from './page.server.ts'

export function AboutUsPage({
  words,
  hero,
  pastors,
  pillars,
  vision,
  beliefs,
  film,
  connect,
}: PropsOf<typeof page>) {
  const { t } = useLanguage()

  return (
    <>
      <PageHero hero={hero} scrollTo="#story" />

      <Section id="story">
        <div className={`parts ${s.story}`}>
          <div className={s.text}>
            <NamedHeading name={words.story.eyebrow}>{words.story.title}</NamedHeading>
            <Fold more={t('readMore')} less={t('showLess')} of={words.story.eyebrow}>
              <Prose paragraphs={words.story.paragraphs} />
            </Fold>
          </div>
          <Timeline moments={words.timeline} />
        </div>
      </Section>

      {pastors && (
        <Section ground="band">
          <Teaser
            art={
              <div className={s.portrait}>
                <Portrait
                  initials={pastors.initials}
                  picture={pastors.picture}
                  sizes="(width >= 40em) min(40vw, 368px), 72vw"
                />
              </div>
            }
          >
            {pastors.role && <Eyebrow>{pastors.role}</Eyebrow>}
            <h2>{pastors.name}</h2>
            <p className="lead">{words.pastors.text}</p>
            <Button to={pastors.to} kind="line">
              {words.pastors.button}
            </Button>
          </Teaser>
        </Section>
      )}

      <Section ground="dark">
        <SectionHead {...words.vision} />
        <Pillars pillars={pillars} to={vision} />
        <p className={s.after}>
          <Button to={vision} kind="gold">
            {words.vision.button}
          </Button>
        </p>
      </Section>

      <Section>
        <Teaser
          flip
          art={
            <div className={s.arch}>
              <Picture
                picture={beliefs.picture}
                sizes="(width >= 56.25em) 545px, (width >= 40em) 40vw, 91vw"
                shape="arch"
                art="always"
              />
            </div>
          }
        >
          <Eyebrow>{words.beliefs.eyebrow}</Eyebrow>
          <h2 className={s.quote}>{words.beliefs.quote}</h2>
          <Button to={beliefs.to} iconAfter="right">
            {words.beliefs.button}
          </Button>
        </Teaser>
      </Section>

      {film && (
        <Section tight>
          <div className={s.film}>
            <div className={s.still} data-screen>
              <Picture picture={film.picture} sizes="(width >= 80em) 1280px, 100vw" art="phone" />
            </div>
            <div className={s.caption}>
              <div className={s.filmTitle}>
                <Eyebrow>{words.anniversary.eyebrow}</Eyebrow>
                <h2>{words.anniversary.title}</h2>
              </div>
              <Button
                to={film.to}
                kind="gold"
                icon="play"
                about={words.anniversary.title}
                newTab={t('newTab')}
              >
                {t('watchNow')}
              </Button>
            </div>
          </div>
        </Section>
      )}

      <ConnectBanner connect={connect} />
    </>
  )
}
