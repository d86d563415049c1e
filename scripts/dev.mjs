import { spawn } from 'node:child_process'
import { join } from 'node:path'
import './end-with-npm.mjs'
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './bootstrap.mjs'

await ensureInstalled()

const webPort = 5173
const webUrl = `http://localhost:${webPort}`
// Links in mails and the same-origin check must name the page that the developer looks at.
const env = { ...toolEnvironment(), PORT: '3000', APP_URL: process.env.APP_URL ?? webUrl }
const node = nodeBinary()
const server = join(root, 'apps', 'server', 'src', 'main.ts')
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', '--conditions=app-source', server], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(node, [vite, '--port', `${webPort}`, '--strictPort', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    // Not our stdin: Vite ends when it closes, and reads keys from it.
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  }),
]
console.log(`Development: open ${webUrl} (it reloads by itself; the API behind it is on port 3000).`)

// Both end together, whichever ends first.
let ending = false
const endAll = () => {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGTERM', endAll)
process.on('SIGINT', () => process.stdin.isTTY || endAll())
const codes = await Promise.all(
  children.map(
    (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)).once('exit', endAll)),
  ),
)
process.exit(Math.max(...codes))
