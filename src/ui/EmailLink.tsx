type Props = { email: string; className?: string | undefined }

/** An email address to write to. Where there is too little room it breaks after the @. */
export function EmailLink({ email, className }: Props) {
  const [name, host] = email.split('@')
  return (
    // some screen readers read the <wbr> as a space: the label is the address as one writes it
    <a href={`mailto:${email}`} aria-label={email} className={className}>
      {name}@<wbr />
      {host}
    </a>
  )
}
