/** See `warm-dates.ts`. */
Intl.DateTimeFormat.supportedLocalesOf('en')
self.close()
