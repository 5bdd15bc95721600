/** Names of the only policies a page may make; its headers allow no others. */
export const trustedTypes = { ours: 'ours', counter: 'counter' } as const

type Policy = {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
}
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const made = new Map<string, Policy>()

/**
 * The address of a script, in the form in which the page's policy lets a browser run it: nothing else that
 * reaches such a place is run (https://www.w3.org/TR/trusted-types/). Only an address of our own passes, or
 * that of the script that counts visits, whose host the policy names.
 */
export function trustedScript(address: string, name: keyof typeof trustedTypes = 'ours'): string {
  return policyOf(name)?.createScriptURL(address) ?? address
}

/** Data that stands in a script: what is JSON does nothing when it is run. */
export function trustedData(text: string): string {
  return policyOf('ours')?.createScript(text) ?? text
}

/** None in browsers that do not know of policies: they take the text itself. */
function policyOf(name: keyof typeof trustedTypes): Policy | undefined {
  const { trustedTypes: factory } = globalThis as { trustedTypes?: Factory }
  const policy =
    made.get(name) ??
    factory?.createPolicy(trustedTypes[name], {
      createScriptURL(address) {
        const isOurs = new URL(address, location.href).origin === location.origin
        if (name === 'ours' && !isOurs) throw new TypeError(`${address} is no script of this site`)
        return address
      },
      createScript(text) {
        JSON.parse(text)
        return text
      },
    })
  if (policy) made.set(name, policy)
  return policy
}
