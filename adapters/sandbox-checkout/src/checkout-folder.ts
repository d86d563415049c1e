import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromText, type KeptCheckout, toText } from './kept-checkout.ts'
import { isReference } from './reference.ts'
import { writeWhole } from './write-whole.ts'

export type CheckoutFolder = {
  readonly find: (reference: string) => Promise<KeptCheckout | null>
  /** Answers the one that is kept: of several at once, the first. */
  readonly add: (checkout: KeptCheckout) => Promise<KeptCheckout>
  /** Answers what is kept afterwards. `next` answers the same object for "leave it as it is". */
  readonly change: (reference: string, next: (kept: KeptCheckout) => KeptCheckout) => Promise<KeptCheckout | null>
  readonly all: () => Promise<KeptCheckout[]>
}

/** One file for each checkout. Several processes may share the folder; nothing is held in memory. */
export function makeCheckoutFolder(folder: string): CheckoutFolder {
  const pathOf = (reference: string): string => join(folder, `${reference}.json`)

  const find: CheckoutFolder['find'] = async (reference) => {
    if (!isReference(reference)) return null
    const text = await readFile(pathOf(reference), 'utf8').catch(unlessNoFile)
    const kept = text === null ? null : fromText(text)
    // some file systems find a file under another spelling of its name
    return kept?.reference === reference ? kept : null
  }

  const add: CheckoutFolder['add'] = async (checkout) => {
    const path = pathOf(checkout.reference)
    const known = await find(checkout.reference)
    if (known) return known
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (await writeWhole(path, toText(checkout), 'new')) return checkout
    const first = await find(checkout.reference)
    // what is there and cannot be read is of no use to anybody
    if (!first) await writeWhole(path, toText(checkout), 'replacement')
    return first ?? checkout
  }

  // one after the other, or of two changes at once the second would undo the first. Two processes may still both mark a
  // checkout as paid: then it is paid, at the moment that either of them names
  let last: Promise<unknown> = Promise.resolve()
  const change: CheckoutFolder['change'] = (reference, next) => {
    const changed = last.then(async () => {
      const kept = await find(reference)
      const wanted = kept && next(kept)
      if (wanted && wanted !== kept) await writeWhole(pathOf(reference), toText(wanted), 'replacement')
      return wanted
    })
    last = changed.catch(() => {})
    return changed
  }

  const all: CheckoutFolder['all'] = async () => {
    const found: KeptCheckout[] = []
    for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
      const kept = name.endsWith('.json') ? await find(name.slice(0, -'.json'.length)) : null
      if (kept) found.push(kept)
    }
    return found
  }

  return { find, add, change, all }
}

const unless =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): null => {
    if (codes.includes(error.code ?? '')) return null
    throw error
  }

const unlessMissing = unless('ENOENT')
/** A folder that has the name of a checkout is as foreign as a file that holds none. */
const unlessNoFile = unless('ENOENT', 'EISDIR')
