/** Has the visitor asked the browser to save data? */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches
}
