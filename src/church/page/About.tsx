import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Gallery } from '#app/ui/Gallery.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SocialLinks } from '#app/ways/SocialLinks.tsx'
import s from './ChurchPage.module.css'
import type { ChurchProps } from './page.server.ts'

type Props = {
  words: ChurchProps['words']['about']
  about: ChurchProps['about']
  social: ChurchProps['contact']['social']
}

export function About({ words, about, social }: Props) {
  const { title, paragraphs, gallery } = about
  const text = (
    <>
      <Prose paragraphs={paragraphs} />
      {/* on paper they stand in the contact below */}
      <div data-screen>
        <SocialLinks links={social} />
      </div>
    </>
  )
  const isPictured = gallery.length > 0
  return (
    <Section>
      <div className={`parts ${s.panel}`}>
        <div className={s.text}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{title}</h2>
          {isPictured && text}
        </div>
        {isPictured ? (
          <Gallery
            pictures={gallery}
            label={words.gallery}
            previous={words.previous}
            next={words.next}
            dotLabel={words.dot}
          />
        ) : (
          <div className={s.text}>{text}</div>
        )}
      </div>
    </Section>
  )
}
