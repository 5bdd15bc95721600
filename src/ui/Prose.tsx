import s from './Prose.module.css'

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={s.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
