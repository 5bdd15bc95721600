type Props = { email: string; className?: string | undefined }

/** An email address to write to. Where there is too little room it breaks after the @. */
export function EmailLink({ email, className }: Props) {
  const [name, host] = email.split('@')
  return (
    // the <wbr> parts the text, which a screen reader may read as two: the label is the address in one piece
    <a href={`mailto:${email}`} aria-label={email} className={className}>
      {name}@<wbr />
      {host}
    </a>
  )
}
