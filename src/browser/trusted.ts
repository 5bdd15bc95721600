/** The only policies a page may make, by their names; its headers allow no others. */
export const ourPolicy = 'ours'
export const counterPolicy = 'counter'

type Policy = {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
}
type Factory = { createPolicy: (name: string, rules: Partial<Policy>) => Policy }

/** None in browsers that do not know of policies: they take the text itself. */
const { trustedTypes: factory } = globalThis as { trustedTypes?: Factory }

const ours = factory?.createPolicy(ourPolicy, {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address)
    return address
  },
  createScript(text) {
    JSON.parse(text)
    return text
  },
})

/**
 * The address of a script of this site, in the form in which the page's policy lets a browser run it: nothing else
 * that reaches such a place is run (https://www.w3.org/TR/trusted-types/).
 */
export function trustedScript(address: string): string {
  return ours?.createScriptURL(address) ?? address
}

/** Data that stands in a script: what is JSON does nothing when it is run. */
export function trustedData(text: string): string {
  return ours?.createScript(text) ?? text
}

/** The script that counts visits, asked for once: the page's policy names its host. */
export function trustedCounter(address: string): string {
  const counter = factory?.createPolicy(counterPolicy, { createScriptURL: (it) => it })
  return counter?.createScriptURL(address) ?? address
}
