import { PhoneLink, type ShownPhone } from './PhoneLink.tsx'

/** That times are not certain, and the number to call. */
export type CallFirst = { text: string; phone: ShownPhone }

/** A sentence that says to call, with the number: nobody has to look for it. */
export function CallFirstNote({ note: { text, phone } }: { note: CallFirst }) {
  return (
    <>
      {text} <PhoneLink phone={phone} />
    </>
  )
}
