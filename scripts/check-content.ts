/** Checks the types of everything, and what `content/` says, in words that need no programming. */
import { checkRules } from './content-rules.ts'
import { checkTypes, type Finding } from './content-types.ts'

const { findings, others } = checkTypes()
if (others) stop(others)
if (findings.length > 0) stop(findings.map(sentence).join('\n'))

const rules = await checkRules()
if (rules.texts < 200) stop('Hardly any text was found in content/: is the check itself in order?')
if (rules.findings.length > 0) stop(rules.findings.map(sentence).join('\n'))

function sentence({ file, line, field, problem, remedy }: Finding): string {
  return `${file}, line ${line}, ${field}: ${problem}. ${remedy}${/[?!]$/.test(remedy) ? '' : '.'}`
}

function stop(text: string): never {
  console.error(text)
  process.exit(1)
}
