import { globSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { onCopy as test } from './help/copy.ts'
import { gitIn } from './help/git.ts'
import { runJob } from './help/workflow.ts'

// By the very steps of the workflow, into a real repository. In place of a feed, a command writes what one would bring.

test('what feeds bring is committed by night; nothing is, where nothing came or the check refuses it', async ({
  copy,
}) => {
  test.setTimeout(180_000)
  const git = (...words: string[]) => gitIn(copy.folder, words)
  const file = 'content/recordings/ours.json'
  const [church = ''] = globSync('*.json', { cwd: copy.path('content/churches') })
  copy.write(
    file,
    JSON.stringify({
      church: church.replace('.json', ''),
      // names that end so lead nowhere: https://www.rfc-editor.org/rfc/rfc2606#section-2
      feed: { link: 'https://feeds.example/ours.xml', languages: ['en'] },
      recordings: [
        {
          title: 'Nets',
          on: '2024-05-12',
          languages: ['en'],
          link: 'https://audio.example/nets.mp3',
        },
      ],
    }),
  )
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'The site as it is')
  const [origin, folder] = [copy.path('.cache/origin'), copy.path('.cache/checkout')]
  git('clone', '-q', '--bare', '.', origin)
  git('clone', '-q', origin, folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  const artifacts = copy.path('.cache/artifacts')
  mkdirSync(artifacts)
  const head = () => git('--git-dir', origin, 'rev-parse', 'main')
  const night = (brings?: string) =>
    runJob(path.join(folder, '.github/workflows/recordings.yml'), 'bring', {
      folder,
      artifacts,
      env: {},
      names: { github: { run_id: 1 } },
      instead: { 'npm ci': 'true', ...(brings && { 'node scripts/recordings.ts': brings }) },
    })
  const before = head()

  // a feed that nobody answers for
  const failed = await night()
  expect(failed.result, failed.said).toBe('success')
  expect(failed.said).toMatch(/ours\.json: 0 new[^]*nobody answers there/)
  expect(head()).toBe(before)

  const brought = await night(`sed -i s/Nets/Sails/ ${file}`)
  expect(brought.result, brought.said).toBe('success')
  expect(git('--git-dir', origin, 'show', `main:${file}`)).toContain('Sails')
  const after = head()

  const refused = await night(`sed -i 's/Sails/<b>Ropes/' ${file}`)
  expect(refused.result).toBe('failure')
  expect(head()).toBe(after)
})
