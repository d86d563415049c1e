import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-write.ts'
import { isReference } from './reference.ts'
import type { StoredCheckout } from './stored-checkout.ts'

export type CheckoutFolder = ReturnType<typeof makeCheckoutFolder>

/** One file for each checkout. Several processes may share the folder; nothing is held in memory. */
export function makeCheckoutFolder(folder: string) {
  const pathOf = (reference: string): string => join(folder, `${reference}.json`)
  const toText = (checkout: StoredCheckout): string => `${JSON.stringify(checkout, null, 2)}\n`

  const find = async (reference: string): Promise<StoredCheckout | null> => {
    if (!isReference(reference)) return null
    const text = await readFile(pathOf(reference), 'utf8').catch(unlessMissing)
    // by `toText`: no one else writes here, and no file is there before it is whole
    const stored: StoredCheckout | null = text === null ? null : JSON.parse(text)
    // some file systems find a file under another spelling of its name
    return stored?.reference === reference ? stored : null
  }

  /** Answers the one that is stored: of several at once, the first. */
  const add = async (checkout: StoredCheckout): Promise<StoredCheckout> => {
    const path = pathOf(checkout.reference)
    const known = await find(checkout.reference)
    if (known) return known
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (await writeAtomically(path, toText(checkout), 'new')) return checkout
    return (await find(checkout.reference)) ?? checkout
  }

  // one after the other, or of two changes at once the second would undo the first. Two processes may still both mark a
  // checkout as paid: then it is paid, at the moment that either of them names
  let last: Promise<unknown> = Promise.resolve()
  /** Answers what is stored afterwards. `next` answers the same object for "leave it as it is". */
  const change = (
    reference: string,
    next: (stored: StoredCheckout) => StoredCheckout,
  ): Promise<StoredCheckout | null> => {
    const changed = last.then(async () => {
      const stored = await find(reference)
      const wanted = stored && next(stored)
      if (wanted && wanted !== stored) await writeAtomically(pathOf(reference), toText(wanted), 'replacement')
      return wanted
    })
    last = changed.catch(() => {})
    return changed
  }

  const all = async (): Promise<StoredCheckout[]> => {
    const found: StoredCheckout[] = []
    for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
      const stored = name.endsWith('.json') ? await find(name.slice(0, -'.json'.length)) : null
      if (stored) found.push(stored)
    }
    return found
  }

  return { find, add, change, all }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
