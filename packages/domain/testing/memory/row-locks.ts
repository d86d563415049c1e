/** The owner of locks: compared by identity only. */
export type LockOwner = object

export type RowLocks = {
  /** Waits until no other owner holds `key`. First come, first served. */
  readonly acquire: (owner: LockOwner, key: string) => Promise<void>
  readonly releaseAll: (owner: LockOwner) => void
}

type Waiter = { readonly owner: LockOwner; readonly wake: () => void }

/** Row locks as a database has them. Like a database it refuses the request that would close a circle of waiting. */
export function makeRowLocks(): RowLocks {
  const holders = new Map<string, LockOwner>()
  const queues = new Map<string, Waiter[]>()
  const waitsFor = new Map<LockOwner, string>()

  const wouldDeadlock = (owner: LockOwner, key: string): boolean => {
    for (let next: string | undefined = key; next !== undefined; ) {
      const holder = holders.get(next)
      if (holder === undefined) return false
      if (holder === owner) return true
      next = waitsFor.get(holder)
    }
    return false
  }

  const passOn = (key: string): void => {
    const queue = queues.get(key) ?? []
    const next = queue.shift()
    if (queue.length === 0) queues.delete(key)
    if (!next) {
      holders.delete(key)
      return
    }
    holders.set(key, next.owner)
    waitsFor.delete(next.owner)
    next.wake()
  }

  return {
    acquire: async (owner, key) => {
      const holder = holders.get(key)
      if (holder === owner) return
      if (holder === undefined) {
        holders.set(key, owner)
        return
      }
      if (wouldDeadlock(owner, key)) throw new Error(`Deadlock: two units of work wait for each other at ${key}.`)
      waitsFor.set(owner, key)
      await new Promise<void>((wake) => {
        queues.set(key, [...(queues.get(key) ?? []), { owner, wake }])
      })
    },
    releaseAll: (owner) => {
      const held = [...holders].filter(([, holder]) => holder === owner).map(([key]) => key)
      for (const key of held) passOn(key)
    },
  }
}
