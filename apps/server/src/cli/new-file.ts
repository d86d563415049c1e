import { openSync } from 'node:fs'
import { err, ok, type Result } from '@app/domain'

/** A file for nobody else's eyes, as its descriptor. Never one that exists: it may be the only good one, or others may read it. */
export function openNewFile(path: string): Result<number, string> {
  try {
    return ok(openSync(path, 'wx', 0o600))
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return err(exists ? `${path} exists already. Name a new file.` : `${path} cannot be written. Name another file.`)
  }
}
