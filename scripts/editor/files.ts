import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CmsConfig, GitBackend } from '@sveltia/cms'
import { toldIn } from '#app/language/told.ts'
import { week } from './called.ts'
import { checkScript, contentRead } from './check/bundle.ts'
import { settingsOf, weekly } from './settings.ts'
import { inOurWords, scriptInOurWords } from './words.ts'

export const editorAddress = '/admin/'

const { resolve } = createRequire(import.meta.url)
const cms = (file: string) => path.join('node_modules/@sveltia/cms', file)

const version = (JSON.parse(readFileSync(cms('package.json'), 'utf8')) as { version: string })
  .version

/** Fonts that the editor asks of another host, by the addresses there. All are on npm. */
const fonts = {
  'source-sans-3': resolve(
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  ),
  'noto-mono': resolve('@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2'),
  'material-symbols-outlined': resolve(
    '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  ),
}

export type EditorFile = { type: string; body: () => string | Buffer | Promise<string> }

/** A folder on this computer: the editor wants to know a repository, though it asks nothing of it. */
export const folderHere: GitBackend = {
  name: 'github',
  repo: 'local/checkout',
  auth_methods: ['token'],
}

/**
 * Every file of the editor by its address below `/admin/`: a page, the editor itself, its settings, and
 * what it would otherwise ask of other hosts. Nothing of it is in any page of the site.
 */
export function editorFiles(backend: CmsConfig['backend'], drafts = false) {
  const script = 'text/javascript; charset=utf-8'
  const scripts = ['start.js', ...(backend === folderHere ? ['in-a-folder.js'] : [])]
  const json = 'application/json; charset=utf-8'
  const settings = toldIn.map((locale): [string, EditorFile] => [
    `settings.${locale}.json`,
    { type: json, body: () => JSON.stringify(settingsOf(locale, backend, drafts)) },
  ])
  const fontFiles = Object.entries(fonts).map(([name, file]): [string, EditorFile] => [
    `fonts/${name}.woff2`,
    { type: 'font/woff2', body: () => readFileSync(file) },
  ])
  const strings = ['es-CO', 'en-GB', 'en-CA'].map((locale): [string, EditorFile] => [
    `npm/@sveltia/cms@${version}/locales/${locale}.json`,
    {
      type: json,
      body: () =>
        JSON.stringify(inOurWords(stringsOf(locale), locale.startsWith('es') ? 'es' : 'en')),
    },
  ])
  return new Map<string, EditorFile>([
    ['', { type: 'text/html; charset=utf-8', body: () => page(scripts) }],
    ['editor.js', { type: script, body: editorScript }],
    ...scripts.map((name): [string, EditorFile] => [
      name,
      { type: script, body: () => readFileSync(path.join('scripts/editor', name)) },
    ]),
    // the rules of content, which start.js loads, and what they read
    ['check.js', { type: script, body: checkScript }],
    ['content.json', { type: json, body: () => contentRead(backend !== folderHere) }],
    // what is to be saved, it hands over as a map of this library: as much of one as is asked for
    [mapsFile(), { type: script, body: () => maps }],
    // it asks which version is the newest: ours is
    ['npm/@sveltia/cms/package.json', { type: json, body: () => JSON.stringify({ version }) }],
    ...settings,
    ...fontFiles,
    ...strings,
  ])
}

const maps = `export const isMap = () => false
export const fromJS = (value) => ({ toJS: () => value })
`

/** Where the editor asks for Immutable.js. */
function mapsFile(): string {
  const [, version] = /immutable:`\^([\d.]+)`/.exec(editorSource()) ?? []
  if (!version) throw new Error('The editor no longer names its edition of Immutable.js')
  return `npm/immutable@${version}/dist/immutable.es.js`
}

const stringsOf = (locale: string) =>
  JSON.parse(readFileSync(cms(`locales/${locale}.json`), 'utf8')) as Parameters<
    typeof inOurWords
  >[0]

/** Hides of a church, under "This week", all that is the same every week, unless it needs mending. */
function onlyTheWeek(): string {
  const ofAlways = weekly.map((name) => `:not([data-key-path='${name}'])`).join('')
  const part = `section[data-key-path]:not([data-key-path*='.'])${ofAlways}`
  // the note that no church can be added there (.infobar) is hidden too: under "This week" nobody wants to
  return `[data-shown^='${week}'] :is(${part}:not(:has([aria-invalid='true'])), .infobar.info) { display: none }`
}

const page = (scripts: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="data:,">
<style>${onlyTheWeek()}${readFileSync('scripts/editor/page.css', 'utf8')}</style>
${[...scripts, 'editor.js'].map((name) => `<script src="${editorAddress}${name}"></script>`).join('\n')}
</head>
<body></body>
</html>
`

/** The editor as it is published, asking us for what it would ask other hosts for, and before it changes files. */
function editorScript(): string {
  const replaced = [
    [
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g,
      '/admin/fonts/$1.woff2',
      3,
    ],
    [/`https:\/\/unpkg\.com\/(?=@sveltia\/cms`|\$\{)/g, '`${location.origin}/admin/npm/', 2],
    // in a folder, we look before it changes anything (in-a-folder.js)
    [
      /commitChanges:async (\w)=>(\w+)\((\w+),\1\)\}/g,
      'commitChanges:async $1=>(await globalThis.beforeChanges?.($3,$1),$2($3,$1))}',
      2,
    ],
    // what it could not save, it tells of in the words of a browser (check/failures.ts)
    [
      /(?<=Error\(`saving_failed`,\{cause:)(\w)\.cause\?\?\1(?=\})/g,
      'globalThis.plainly?.($&)??$&',
      1,
    ],
    // opening a folder is a change of backend, at which it would forget where it keeps what is typed
    [
      /if\((\w)&&!\w+\)\{let\{databaseName:(\w)\}=\1\.repository\?\?\{\};if\(\2\)\{/g,
      'if($1){let{databaseName:$2}=$1.repository??{};if($2){',
      1,
    ],
    // of what is not right yet it lists the labels alone, and we where each stands (check/in-browser.ts)
    [
      /\w+\(\{\.\.\.R\((\w)\),valueMap:R\(\w\),keyPath:(\w)\}\)(?=\),s=)/g,
      '(globalThis.placed?.(R($1),$2)??$&)',
      1,
    ],
    // it keeps what is typed half a second later: who leaves before that would lose it
    [/(?<=\w&&\(\w+=globalThis\.setTimeout\(\(\)=>\{\w+\(\w\)\},)500(?=\)\)\},)/g, '0', 1],
    // with what is typed it keeps what stood there before, and we look whether that is still so (check/outdated.ts)
    [/currentValues:(\w)=\{\},files:(?=\w,pendingEntries:)/g, 'originalValues:began,$&', 1],
    [/currentValues:(\w+)\(\w\),(?=files:Object)/g, '$&began:$1(began),', 1],
    [
      /\}=(\w),\w=\w+\(\1\),(\w)=await \w+\(\w,\w\);if\(!\2\)return;let\{timestamp:\w\}=\2,\{[^;]+;(?=\w+\.current=\{show:!0,timestamp:\w,resolve:(\w)\})/g,
      '$&if(await globalThis.outdated?.($2,$1))$3(!1);else ',
      1,
    ],
  ] as const
  return replaced.reduce(
    (text, [place, ours, count]) => {
      const found = text.match(place)?.length ?? 0
      // a newer editor may ask elsewhere: better none than one that calls other hosts, or writes over others' work
      if (found !== count) throw new Error(`${found} places like ${place.source}, not ${count}`)
      return text.replace(place, ours)
    },
    scriptInOurWords(editorSource(), stringsOf('en-US')),
  )
}

const editorSource = () => readFileSync(cms('dist/sveltia-cms.js'), 'utf8')

/**
 * What the editor may do: it writes its own styles, shows pictures it has read, and asks nobody else, or
 * where it works on a repository, only that.
 */
export const editorHeaders = (repository?: string, portraits?: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${portraits ? ` ${portraits}` : ''}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data:${repository ? ` ${repository}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})
