import { randomUUID } from 'node:crypto'
import { link, rename, rm, writeFile } from 'node:fs/promises'

/** Under its own name a file is whole. 'new' leaves a file alone that is there already, also another process's, and answers false. */
export async function writeAtomically(path: string, content: string, as: 'new' | 'replacement'): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    // a reference is all that it takes to pay, so no other user may read it
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true })
    if (as === 'new') {
      // a rename would replace what another process has written, and has perhaps marked as paid meanwhile
      if (!(await link(unfinished, path).then(() => true, unlessThere))) return false
    } else await rename(unfinished, path)
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}

function unlessThere(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}
