/** What pages do by the clock, and how each of them is made to throw, before any script of the page runs. */
export const clockPieces: Readonly<Record<string, () => void>> = {
  'every zone': () => {
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions | undefined]) {
        if (options?.timeZone && options.timeZone !== 'UTC') throw new RangeError('not known')
        return new target(locale, options)
      },
    })
  },
  'how far away a day is': () => {
    Intl.RelativeTimeFormat.prototype.format = () => {
      throw new TypeError('not known')
    }
  },
  'every day in words': () => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new TypeError('not known')
    }
  },
  'the zone of the visitor': () => {
    Intl.DateTimeFormat.prototype.resolvedOptions = () => {
      throw new TypeError('not known')
    }
  },
}
