import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
let known: string | undefined

/** What is running, as the root package names it, with its commit as SemVer's build metadata where that is known: `0.2.0+1a2b3c4`. */
export function productVersion(): string {
  known ??= readVersion()
  return known
}

function readVersion(): string {
  // an image is built without the history, and has its commit in the package
  const { version, commit = checkedOut() } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return commit ? `${version}+${commit}` : version
}

function checkedOut(): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
