/** That times are not certain, and the number to call. */
export type CallFirst = { text: string; phone: string; call: string }

/** A sentence that says to call, with the number: nobody has to look for it. */
export function CallFirstNote({ note: { text, phone, call } }: { note: CallFirst }) {
  return (
    <>
      {text}{' '}
      <a href={call}>
        <bdi>{phone}</bdi>
      </a>
    </>
  )
}
