/** In a page: of the fonts of the site, those that letters stand in. That a file has come does not say so. */
export function ownFonts(): string[] {
  const line = document.body.appendChild(document.createElement('span'))
  line.textContent = 'iIlW'
  line.style.cssText = 'position: absolute; white-space: nowrap'
  const width = (fonts: string) => {
    line.style.font = `700 100px ${fonts}`
    return line.getBoundingClientRect().width
  }
  const others = width('monospace')
  const own = ['Figtree', 'Piazzolla'].filter((name) => width(`${name}, monospace`) !== others)
  line.remove()
  return own
}
