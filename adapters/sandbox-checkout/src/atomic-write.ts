import { randomUUID } from 'node:crypto'
import { link, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Under its own name a file is whole, and what is written is still there after a power cut. 'new' leaves a file alone that is
 * there already, also another process's, and answers false.
 */
export async function writeAtomically(path: string, content: string, as: 'new' | 'replacement'): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    // a reference is all that it takes to pay, so no other user may read it
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true })
    if (as === 'new') {
      // a rename would replace what another process has written, and has perhaps marked as paid meanwhile
      if (!(await link(unfinished, path).then(() => true, unlessThere))) return false
    } else await rename(unfinished, path)
    await keepName(dirname(path))
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A new name is kept by the folder, not by the file. Not every system can open a folder, and those need not. */
async function keepName(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => null)
  try {
    await opened?.sync()
  } catch {
    // neither can every system sync one
  } finally {
    await opened?.close()
  }
}

function unlessThere(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}
