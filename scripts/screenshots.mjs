// Saves what every screen looks like in every state, wide and narrow, by day and by night:
// `npm run screenshots [folder] -- [--state=name] [--width=360] [--theme=dark]`.
// Without a folder it also renews the pictures of the README.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './bootstrap.mjs'
import { testInBrowser } from './end-to-end.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', multiple: true }, width: { type: 'string' }, theme: { type: 'string' } },
})
const [folder] = positionals
const wanted = { ...values, folder: resolve(folder ?? join(root, 'screenshots')), inReadme: folder === undefined }
process.env.PICTURES = JSON.stringify(wanted)
await ensureInstalled()
process.exitCode = (await testInBrowser('screens')) ? 0 : 1
