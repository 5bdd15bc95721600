import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { componentsPage } from './scripts/components-page/plugin.ts'
import { editorPlugin } from './scripts/editor/plugin.ts'
import { publishedEditor } from './scripts/editor/published.ts'
import { always, fingerprintOf } from './scripts/inputs.ts'
import { fewChurches } from './src/build/few-churches.ts'
import { licences } from './src/build/files/licences.ts'
import { minifyScripts } from './src/build/minify.ts'
import { onlyOnServer } from './src/build/only-on-server.ts'
import { pagesPlugin } from './src/build/plugin.ts'
import { cutFonts } from './src/build/styles/cut-fonts.ts'
import { orderLayers } from './src/build/styles/layer-order.ts'
import { shortClasses } from './src/build/styles/short-classes.ts'

export default defineConfig(({ command }) => {
  // some shells say NODE_ENV=development for all that runs in them: the site would be built for developers
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    plugins: [
      react(),
      onlyOnServer(),
      fewChurches(),
      orderLayers(),
      shortClasses(),
      cutFonts(),
      minifyScripts(),
      licences(),
      pagesPlugin({ editor: publishedEditor, programs: () => fingerprintOf(always) }),
      componentsPage(),
      editorPlugin(),
    ],
    publicDir: 'src/build/public',
    server: {
      // what a build beside it makes there is no change of the project: pages were loaded again for it; nor is
      // a photograph that is still being written (src/pictures/write-whole.ts)
      watch: { ignored: ['**/.cache/**', '**/pictures/*.+([0-9])-+([0-9])-+([0-9])'] },
      // Vite's own list (https://vite.dev/config/server-options.html#server-fs-deny), and what visitors wrote
      fs: {
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          '*.sqlite*',
        ],
      },
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        // a hash that begins with a digit would be escaped in styles, and not in scripts
        cssModules: { pattern: 'x[hash]_[local]' },
        // the few that browsers of the target need are written by hand; of the rest they know the plain one
        exclude: Features.VendorPrefixes,
      },
    },
    build: {
      // one style sheet for the whole site, cached once
      cssCodeSplit: false,
      // pictures and fonts stay files: they are cached on their own and held back by nothing
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      // no script that is asked for later brings files with it: what would fetch those beforehand is left out
      modulePreload: false,
      reportCompressedSize: false,
      // to make scripts small takes most of the time, once
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
})
