/** `npm run launch-check`: lists every fact that only stands in for the real one, with file and line. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Sample = { file: string; line: number; text: string }

/** Every use of `sample(…)` in content/. */
export function samples(): Sample[] {
  return globSync('content/**/*.ts', { exclude: (file) => file.endsWith('.test.ts') })
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
        .filter(({ text }) => /\bsample\(/.test(text)),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = samples()
  for (const { file, line, text } of found) console.log(`${file}:${line}  ${text}`)
  if (found.length > 0) {
    console.log(
      `\n${found.length} facts are still samples. Replace each sample('…') by the real fact, without sample().`,
    )
    process.exit(1)
  }
  console.log('Every fact is real. The site may be launched.')
}
