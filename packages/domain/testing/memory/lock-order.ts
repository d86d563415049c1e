/** The order that `UnitOfWork` documents, by what stands before the `/` of a lock's name. Keys of unique indexes are not in it. */
const LOCK_ORDER = [
  'users.adminActions',
  'users',
  'users.names',
  'wallets',
  'purchases',
  'conversations',
  'plans',
  'chapters',
  'cards',
  'links.due',
  'links',
  'registrations',
  'sessions',
  'secretLinks',
  'modelCalls.spent',
  'modelCalls.learner',
  'modelCalls',
  'operatorAlerts',
  'jobs',
]

type LockOrder = {
  /** Throws when a lock that comes later in the order is held. One that is held may be taken again. */
  readonly take: (key: string) => void
  /** No other transaction waits for an inserted row, so it may be locked at any time. */
  readonly takeNew: (key: string) => void
}

/** What one transaction has locked so far. */
export function makeLockOrder(): LockOrder {
  const held = new Set<string>()
  let last = -1
  return {
    take: (key) => {
      const rank = LOCK_ORDER.indexOf(key.split('/', 1).join())
      if (held.has(key) || rank < 0) return
      if (rank < last) throw new Error(`Lock order: ${key} is taken after ${LOCK_ORDER[last]}.`)
      held.add(key)
      last = rank
    },
    takeNew: (key) => {
      held.add(key)
    },
  }
}
