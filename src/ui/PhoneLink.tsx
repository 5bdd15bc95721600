/** A telephone number as people read it, and what a telephone dials. */
export type ShownPhone = { text: string; to: string }

type Props = { phone: ShownPhone; className?: string | undefined }

/** A number to call, kept in its own order where the words around it run from right to left. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={phone.to} className={className}>
      <bdi>{phone.text}</bdi>
    </a>
  )
}
