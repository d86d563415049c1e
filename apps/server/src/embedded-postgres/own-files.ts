import { constants, lstatSync, openSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Owner } from './account.ts'

// The database's own user owns the data folder and may put a link there. Run as root, we would read or write through it.

/** Undefined on Windows, which has no such flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** What a plain file begins with, at most 4 KB; '' for a link, for anything else, and where nothing is. */
export async function readOwn(path: string): Promise<string> {
  const file = await open(path, constants.O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  try {
    const { buffer, bytesRead } = (await file?.read(Buffer.alloc(4096), 0, 4096, 0)) ?? EMPTY
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return ''
  } finally {
    await file?.close()
  }
}

const EMPTY = { buffer: Buffer.alloc(0), bytesRead: 0 }

/** Puts a whole file in the place of whatever is there: a crash leaves the old one or the new one, and a link is replaced. */
export async function replaceOwn(path: string, text: string, { draft, owner }: Replacing): Promise<void> {
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    if (owner) await file.chown(owner.uid, owner.gid)
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** `draft`: a name on the same disk, in a folder where only we write. */
type Replacing = { readonly draft: string; readonly owner?: Owner | undefined }

/** A log to add to: a file descriptor, and where its new part begins. It begins anew above 5 MB, to never fill a disk. */
export function openLog(path: string): { readonly log: number; readonly start: number } {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile()) rmSync(path)
  const start = found?.isFile() && found.size <= 5_000_000 ? found.size : 0
  const { O_WRONLY, O_CREAT, O_APPEND, O_TRUNC } = constants
  return { log: openSync(path, O_WRONLY | O_CREAT | O_NOFOLLOW | (start === 0 ? O_TRUNC : O_APPEND), 0o600), start }
}
