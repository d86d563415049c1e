import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const NEEDED_BYTES = 2 ** 31

/** A folder in memory for this process and what it starts, gone when it ends; null where there is none with enough room. */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize < NEEDED_BYTES) return null
    const folder = mkdtempSync(join('/dev/shm', 'waymark-test-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  } catch {
    return null
  }
}
