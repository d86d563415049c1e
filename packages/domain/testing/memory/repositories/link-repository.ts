import type { LinkRepository } from '../../../src/ports/repositories.ts'
import type { Link } from '../../../src/resources/link.ts'
import type { Rows } from '../tables.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export function memoryLinkRepository(transaction: Transaction): LinkRepository {
  const shown = async (): Promise<ReadonlySet<string>> => {
    const lists = await transaction.scan('resourceLists')
    return new Set(lists.flatMap(({ resources }) => resources.map(({ address }) => address)))
  }

  return {
    find: async (addresses) => {
      const found = await Promise.all([...new Set(addresses)].map((address) => transaction.get('links', address)))
      return found.flatMap((row) => (row ? [linkOf(row)] : []))
    },
    save: async (link) => {
      const { address, state, failingSince, failure } = link
      const isWhole =
        failingSince === null ? failure === null && state !== 'failing' && state !== 'gone' : failure !== null
      await transaction.ensure(isWhole, `The link ${address} is ${state}, since ${failingSince}, by ${failure}.`)
      await transaction.ensure(address.length <= 2_000, `The address ${address} is too long.`)
      await transaction.put('links', address, { ...linkOf(link), claimedUntil: null })
    },
    claimDue: async (now, until, limit) => {
      // one after the other, as here no row can be skipped that another holds
      await transaction.lock('links.due/')
      const addresses = await shown()
      const isDue = ({ address, nextCheckAt, claimedUntil }: Rows['links']): boolean =>
        addresses.has(address) && nextCheckAt <= now && (claimedUntil === null || claimedUntil <= now)
      const due = (await transaction.scan('links')).filter(isDue).toSorted(longestDueFirst).slice(0, limit)
      const claimed: Link[] = []
      for (const { address } of due.toSorted((a, b) => (a.address < b.address ? -1 : 1))) {
        await transaction.lock(rowKey('links', address))
        const row = await transaction.get('links', address)
        if (!row || !isDue(row)) continue
        await transaction.put('links', address, { ...row, claimedUntil: until })
        claimed.push(linkOf(row))
      }
      return claimed.toSorted(longestDueFirst)
    },
    removeUnused: async (before) => {
      const addresses = await shown()
      for (const { address, readAt, nextCheckAt } of await transaction.scan('links')) {
        if (!addresses.has(address) && (readAt ?? nextCheckAt) < before) await transaction.remove('links', address)
      }
    },
  }
}

/** Without the claim, and without whatever else an object may have. */
const linkOf = (row: Link): Link => {
  const { address, source, state, checkedAt, readAt, nextCheckAt, failingSince, failure } = row
  return { address, source, state, checkedAt, readAt, nextCheckAt, failingSince, failure }
}

const longestDueFirst = (a: Link, b: Link): number =>
  a.nextCheckAt.getTime() - b.nextCheckAt.getTime() || (a.address < b.address ? -1 : 1)
