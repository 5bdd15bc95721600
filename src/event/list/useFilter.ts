import { changeAddress, useAddress } from '#app/browser/address.ts'

const parameter = 'category'
const all = 'all'

/** The chosen filter, `?category=school` in the address. What is no filter counts as all. */
export function useFilter(values: readonly string[]): [string, (value: string) => void] {
  const asked = useAddress(({ searchParams }) => searchParams.get(parameter) ?? all, all)
  return [values.includes(asked) ? asked : all, choose]
}

function choose(value: string): void {
  changeAddress('replace', ({ searchParams }) => {
    if (value === all) searchParams.delete(parameter)
    else searchParams.set(parameter, value)
  })
}
