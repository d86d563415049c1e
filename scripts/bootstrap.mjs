import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file and its neighbours run before anything is installed, on whatever Node starts npm: built-ins alone.

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
// What one process has compiled the next one need not: it saves a third of a start. `node_modules` goes, and this with it.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
const binFolder = join(root, 'node_modules', '.bin')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  fail(`Waymark needs Node 20.11 or later to start (this is ${process.versions.node}); it brings its own Node 24.`)
}

/** Ends the program with one plain sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what package-lock.json names, unless that very list is installed already. */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.waymark-lock-hash')
  const wanted = hashOf(['package-lock.json', 'package.json'].map((name) => readFileSync(join(root, name))))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (npm ci)…')
  // The Node inside node_modules is about to be replaced, so npm must not run on it.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
  const options = { env: { ...process.env, PATH: path.join(delimiter) }, shell: windows }
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (code !== 0) fail(`npm ci failed with exit code ${code}. See its output above.`)
  nodeBinary()
  writeFileSync(stamp, wanted)
}

/** The Node that the project is written for, pinned as a package. */
export function nodeBinary() {
  const pinned = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (major >= 24) return process.execPath
  return fail(
    'The pinned Node 24 is missing from node_modules, because npm did not run install scripts. ' +
      'Allow them (npm config get ignore-scripts) and run "npm rebuild node", or start with Node 24.',
  )
}

/** The environment in which a command-line tool of the project finds the pinned Node. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(nodeBinary(), '..'), binFolder, process.env.PATH ?? ''].join(delimiter),
})

/** Runs a program to its end, or to that of this process, and answers its exit code. */
export function run(command, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const end = () => child.kill()
    process.once('exit', end)
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code, signal) => {
      process.off('exit', end)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Runs a tool that npm installed, as `npx` would. */
export const runTool = (name, args, options = {}) =>
  run(join(binFolder, windows ? `${name}.cmd` : name), args, { env: toolEnvironment(), shell: windows, ...options })

export function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
