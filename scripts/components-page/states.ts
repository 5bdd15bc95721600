/** The states of a component that only a hand or a key brings about. */
export const states = ['hover', 'focus', 'active'] as const

/**
 * Lets the style sheets of the page see what stands inside `data-state="hover"` as if a pointer were
 * over it, and so on, so that all states stand beside each other.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) change(sheet.cssRules)
}

function change(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = rule.selectorText.replace(
        /:(hover|focus|active)(?:-visible)?(?![\w-])/g,
        (pseudo, state: string) =>
          // `:where` weighs nothing: which rule wins stays as it is
          `:is(${pseudo}, :where([data-state='${state}'] :is(a, button, input, summary, textarea, select)))`,
      )
    }
    if ('cssRules' in rule) change(rule.cssRules as CSSRuleList)
  }
}
