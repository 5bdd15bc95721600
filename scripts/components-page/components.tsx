import '#app/ui/tokens.css'
import '#app/ui/fonts.css'
import '#app/ui/base.css'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Embed } from '#app/ui/Embed.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Gallery } from '#app/ui/Gallery.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import type { VideoFiles } from '#app/ui/HeroVideo.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Logo } from '#app/ui/Logo.tsx'
import { MapGround } from '#app/ui/MapGround.tsx'
import { Person } from '#app/ui/Person.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'
import { Pills } from '#app/ui/Pills.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Quote } from '#app/ui/Quote.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { Teaser } from '#app/ui/Teaser.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Timeline } from '#app/ui/Timeline.tsx'
import s from './components.module.css'
import { Sheet, States } from './Sheet.tsx'
import { SiteParts, type SiteShown } from './site-parts.tsx'
import { showStates, states } from './states.ts'

const { pictures, film, site } = JSON.parse(document.getElementById('shown')!.textContent) as {
  pictures: PictureSource[]
  film?: VideoFiles
  site: SiteShown
}
const picture = pictures[0]!
const kinds = ['main', 'line', 'gold', 'ghost'] as const
const long = 'A few sentences that are long enough to fill several lines of a column. '.repeat(6)

const somebody = {
  name: 'Somebody',
  initials: 'S',
  role: 'What they do',
  description: 'Who they are.',
  picture,
}

/**
 * Every component of `src/ui`, and those of the subjects but the ones that only hold others (the whole page,
 * its head, what catches a crash): with their states, and with what a hand or a key does to them.
 */
function ComponentsPage() {
  const [pill, choose] = useState('one')
  useEffect(() => {
    showStates()
    window.scrollTo(0, 0)
  }, [])

  return (
    <main>
      <Hero title="A picture, a title" subtitle="And one sentence." backgroundImage={picture}>
        <Button kind="gold">Gold</Button>
        <Button kind="ghost">Ghost</Button>
      </Hero>

      <Hero
        form="portrait"
        tint="green"
        title="A tall portrait beside the title"
        backgroundImage={picture}
      />
      {film && (
        <Hero
          form="night"
          title="A night, and the title below"
          backgroundImage={picture}
          videoSource="file"
          videoUrl={film}
          videoWords={{ pause: 'Pause' }}
        />
      )}
      <Hero form="type" title="The title alone" />

      <Sheet title="Buttons">
        {kinds.map((kind) => (
          <div key={kind} className={kind === 'gold' || kind === 'ghost' ? s.dark : s.light}>
            <States>
              <Button kind={kind} icon="heart">
                {kind}
              </Button>
            </States>
            <Button kind={kind} disabled>
              disabled
            </Button>
            <Button kind={kind} size="small">
              small
            </Button>
          </div>
        ))}
      </Sheet>

      <Sheet title="Links, badges, flags, dots">
        <States>
          <TextLink to="#links">A link</TextLink>
        </States>
        <EmailLink email="somebody@praisechapel.example" />
        <p className={s.logo}>
          <Logo />
        </p>
        <p className={s.row}>
          {['conference', 'school', 'kids', 'past'].map((kind) => (
            <Badge key={kind} kind={kind}>
              {kind}
            </Badge>
          ))}
          <Flag country="us" />
          <Flag country="in" />
          <Flag country="es" />
        </p>
        <Dots pieces={['Sunday 10:00 AM', 'Wednesday 7:00 PM', 'Friday 7:30 PM']} />
      </Sheet>

      <Sheet title="Choices">
        <Pills
          label="Show"
          choices={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
          chosen={pill}
          onChoose={choose}
        />
        <States>
          <Pills
            label="Show"
            choices={[
              { value: 'yes', label: 'chosen' },
              { value: 'no', label: 'not chosen' },
            ]}
            chosen="yes"
            onChoose={() => {}}
          />
        </States>
        {(['tabs', ...states] as const).map((state) => (
          <div key={state} data-state={state}>
            <Tabs
              label={state}
              tabs={[
                { id: `${state}-one`, label: 'About', icon: 'info', content: <p>{state}</p> },
                { id: `${state}-two`, label: 'Team', icon: 'people', content: <p>Team</p> },
              ]}
            />
          </div>
        ))}
      </Sheet>

      <Sheet title="Fields">
        <Field name="plain" label="A line" />
        {states.map((state) => (
          <div key={state} data-state={state}>
            <Field name={`plain-${state}`} label={state} />
          </div>
        ))}
        <Field name="wrong" label="Wrong" error="What to do about it." />
        <Field name="long" label="Several lines" type="multiline" />
        <Field name="choice" label="A choice" type="select">
          <option>One</option>
        </Field>
        <Field name="yes" label="A yes" type="checkbox" />
      </Sheet>

      <Sheet title="What opens">
        <States>
          <Disclosure id="opens" title="A heading that opens" number={1}>
            <p>{long}</p>
          </Disclosure>
        </States>
        <Fold more="Read More" less="Show Less" of="The Beginning">
          <Prose paragraphs={[long, `${long} `]} />
        </Fold>
        <Embed
          title="A map"
          src="about:blank"
          link="https://maps.example/"
          preview={<MapGround />}
          words={{
            show: 'Show the map',
            explanation: 'Another site shows it.',
            always: 'Always show maps',
            open: 'Open',
            newTab: '(opens in a new tab)',
          }}
        />
      </Sheet>

      <Sheet title="Pictures and people">
        <Gallery
          pictures={pictures}
          label="Pictures"
          previous="Previous"
          next="Next"
          dotLabel="Picture {n} of {count}"
        />
        <Teaser art={<Person {...somebody} />}>
          <h3>A person, beside a few words</h3>
          <Prose paragraphs={[long]} />
        </Teaser>
        <Timeline
          moments={[
            { when: '1976', what: 'One.' },
            { when: '2007', what: 'Two.' },
            { when: '2021', what: 'Three.' },
          ]}
        />
      </Sheet>

      <Sheet title="Words">
        <SectionHead eyebrow="An eyebrow" title="A heading" lead="A sentence beside it." />
        <Eyebrow>An eyebrow</Eyebrow>
        <Quote source="Somebody">Somebody’s words.</Quote>
        <Facts facts={[{ number: '30', label: 'nations' }]} />
      </Sheet>

      <Interlude picture={picture} />
      <ActionBand title="An action band" text="One sentence.">
        <Button>Main</Button>
        <Button kind="line">Line</Button>
      </ActionBand>
      <Section>
        <Banner title="A banner" text="One sentence." picture={picture}>
          <Button kind="gold">Gold</Button>
        </Banner>
      </Section>
      <SiteParts {...site} picture={picture} />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ComponentsPage />
  </StrictMode>,
)
