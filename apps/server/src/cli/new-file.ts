import { openSync } from 'node:fs'
import { err, ok, type Result } from '@app/domain'

/** Creates a file with mode 0600 and returns its descriptor. Refuses one that exists: it may be the only backup, or readable by others. */
export function openNewFile(path: string): Result<number, string> {
  try {
    return ok(openSync(path, 'wx', 0o600))
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return err(exists ? `${path} already exists. Choose a new file name.` : `Can’t write ${path}. Choose another file.`)
  }
}
