import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root } from './bootstrap.mjs'
import { ensureWebBuilt } from './build-web.mjs'

await ensureInstalled()
await ensureWebBuilt()
become(nodeBinary(), [
  '--conditions=app-source',
  // MiB: at its default the young generation holds 60 MiB more at rest, and answers come no sooner
  '--max-semi-space-size=8',
  `--import=${new URL('end-with-npm.mjs', import.meta.url)}`,
  join(root, 'apps', 'server', 'src', 'main.ts'),
  ...process.argv.slice(2),
])

/** Becomes the server where the platform can; every signal then reaches it once, and its exit code is ours. */
function become(program, args) {
  if (process.execve) {
    // Experimental in Node 24, which would say so on every start.
    process.emitWarning = () => undefined
    try {
      process.execve(program, [program, ...args], process.env)
    } catch {
      // Not on this platform: stand in front of it instead.
    }
  }
  const server = spawn(program, args, { stdio: 'inherit' })
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  // A terminal sends Ctrl-C to the server as well; a second one would cut its clean stop short.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}
