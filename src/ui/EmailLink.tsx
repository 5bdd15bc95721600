/** An email address to write to. Where there is too little room it breaks after the @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    // the <wbr> parts the text, which a screen reader may read as two: the label is the address in one piece
    <a href={`mailto:${email}`} aria-label={email}>
      {name}@<wbr />
      {host}
    </a>
  )
}
