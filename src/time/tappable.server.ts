/** A piece of a sentence; where one can tap it, with what that leads to. */
export type Piece = string | { readonly text: string; readonly to: string }

// what somebody writes into a notice, without the stop or bracket after it; a pair of brackets may be in it
const inBrackets = String.raw`\([^\s()<>"“”«»]*\)`
const link = String.raw`(?:https?:\/\/|www\.)(?:[^\s()<>"“”«»]|${inBrackets})*(?:[\p{L}\p{N}/]|${inBrackets})`
const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`
const phone = String.raw`\+\d[\d ()-]{6,}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b`
const known = new RegExp(`(${link}|${email}|${phone})`, 'u')

/** A sentence with its links, addresses and telephone numbers apart; nothing where it has none. */
export function piecesOf(sentence: string): { pieces?: readonly Piece[] } {
  const pieces = sentence.split(known)
  if (pieces.length === 1) return {}
  // what was found stands between what was not
  const found = pieces.map((text, at) => (at % 2 ? { text, to: addressOf(text) } : text))
  return { pieces: found.filter((piece) => piece !== '') }
}

function addressOf(text: string): string {
  if (/^https?:/.test(text)) return text
  if (text.startsWith('www.')) return `https://${text}`
  return text.includes('@') ? `mailto:${text}` : `tel:${text.replace(/[^+\d]/g, '')}`
}
