import '#app/ui/greetings.css'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { PageHero } from '#app/page/PageHero.tsx'
import { People } from '#app/people/People.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Tabs, type Tab } from '#app/ui/Tabs.tsx'
import { About } from './About.tsx'
import { Contact } from './Contact.tsx'
import { Listen } from './Listen.tsx'
import type { ChurchProps } from './page.server.ts'
import { Services } from './Services.tsx'
import { Visit, VisitBar } from './Visit.tsx'
import { Youth } from './Youth.tsx'

export function ChurchPage({
  words,
  hero,
  region,
  live,
  visit,
  services,
  giving,
  ...page
}: ChurchProps) {
  const { t } = useLanguage()
  const { about, team, pastors, youth, contact } = page

  // a church has the tabs it has something for
  const tabs: (Tab | undefined)[] = [
    {
      id: 'about',
      label: words.tabs.about,
      icon: 'info',
      content: <About words={words.about} about={about} social={contact.social} />,
    },
    team && {
      id: 'team',
      label: words.tabs.team,
      icon: 'people',
      content: <Group eyebrow={words.team.eyebrow} {...team} />,
    },
    pastors && {
      id: 'pastors',
      label: words.tabs.pastors,
      icon: 'people',
      content: <Group eyebrow={words.pastors.eyebrow} {...pastors} />,
    },
    youth && {
      id: 'youth',
      label: youth.title,
      icon: 'spark',
      content: <Youth words={words.youth} youth={youth} />,
    },
    {
      id: 'contact',
      label: words.tabs.contact,
      icon: 'mail',
      content: <Contact words={words.contact} contact={contact} />,
    },
  ]

  return (
    <>
      <PageHero
        height="tall"
        hero={hero}
        crumb={[t('churches'), region].filter(Boolean).join(' · ')}
        scrollTo="#services"
      >
        <Visit visit={visit} write={page.write} live={live} watchLive={words.services.watchLive} />
      </PageHero>
      {/* the bar is in sight as long as these are, and not over the hero, which has the same buttons */}
      <div data-ground="bar">
        <Services words={words.services} services={services} invitation={page.invitation} />
        {page.listen && <Listen listen={page.listen} />}
        <Tabs label={words.tabs.label} tabs={tabs.filter((tab) => tab !== undefined)} />
        <Section tight>
          <Banner title={giving.title} text={giving.text} picture={giving.picture}>
            <Button to={giving.to} kind="gold" iconAfter="out" newTab={t('newTab')}>
              {words.giving.button}
            </Button>
          </Banner>
        </Section>
        <VisitBar visit={visit} />
      </div>
    </>
  )
}

type GroupProps = NonNullable<ChurchProps['team']> & { eyebrow: string }

function Group({ eyebrow, title, people }: GroupProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} />
      <People people={people} />
    </Section>
  )
}
