import { savesData } from '#app/browser/saves-data.ts'

/** Runs once when an element is about to come into sight, unless that is taken back before. */
export function whenNear(element: Element, run: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      run()
    },
    { rootMargin: '25%' },
  )
  watch.observe(element)
  return () => watch.disconnect()
}

/** Fetches the pictures inside an element that is shown only when somebody asks for it: then they are there. */
export function fetchPictures(inside: Element): void {
  if (savesData()) return
  for (const picture of inside.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    picture.loading = 'eager'
  }
}
