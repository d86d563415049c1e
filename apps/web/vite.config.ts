import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { sharedChunks } from './build/chunks.ts'
import { inLanguage, readLanguage } from './build/languages.ts'
import { withTrustedNames } from './build/plugins.ts'
import { writePages } from './build/write-pages.ts'

const api = 'http://localhost:3000'
const language = readLanguage(process.env.WEB_LANGUAGE)

export default defineConfig({
  plugins: [inLanguage(language), react(), tailwindcss(), withTrustedNames(), writePages(language)],
  resolve: { conditions: ['app-source', ...defaultClientConditions] },
  build: {
    // a build for each language: the server sends the one that a reader asks for
    outDir: `dist/${language}`,
    manifest: true,
    // the policy knows no fonts from data: addresses, and the smallest of KaTeX's would be one
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
    // the first versions that know light-dark(), on which both themes stand
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // the contract only describes: what a chunk does not use of it need not be in there
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks } },
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }] },
    },
  },
  // of Sentry's recorder: frames and shadow trees, of which there are none here, and a worker that the policy forbids
  define: {
    __SENTRY_DEBUG__: false,
    __RRWEB_EXCLUDE_IFRAME__: true,
    __RRWEB_EXCLUDE_SHADOW_DOM__: true,
    __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
  },
  server: { proxy: { '/api': api, '/dev': api, '/healthz': api, '/readyz': api } },
})
