const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React writes a text, within an attribute too. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
