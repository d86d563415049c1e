import { isErr, type Receipt, type Repositories, type UnitOfWork } from '@app/domain'

export type Breaker = {
  /** Lets the n-th await from now fail, once; with null none does. */
  readonly arm: (n: number | null) => void
  /** Which await has failed since then. */
  readonly brokeAt: () => string | null
  /** Passes one await; throws when its turn has come. */
  readonly pass: (where: string) => void
}

export function makeBreaker(): Breaker {
  let left: number | null = null
  let broken: string | null = null
  return {
    arm: (n) => {
      left = n
      broken = null
    },
    brokeAt: () => broken,
    pass: (where) => {
      if (left === null) return
      left -= 1
      if (left > 0) return
      left = null
      broken = where
      // as the storage says it when its connection breaks
      throw Object.assign(new Error(`Broken on purpose: ${where}`), { name: 'DatabaseUnavailable' })
    },
  }
}

/**
 * A storage of which any await may fail: what was asked for is not done, or it is and the reply is lost; COMMIT included.
 * `onReceipt` receives every receipt that was enqueued and committed.
 */
export const makeFaultyStorage =
  ({ pass }: Breaker, onReceipt: (receipt: Receipt) => void) =>
  (unitOfWork: UnitOfWork): UnitOfWork => ({
    run: async (work) => {
      const receipts: Receipt[] = []
      pass('before the unit of work')
      const result = await unitOfWork.run(async (repositories) => {
        const worked = await work(watched(repositories, pass, receipts))
        if (!isErr(worked)) pass('before COMMIT')
        return worked
      })
      if (isErr(result)) return result
      for (const receipt of receipts) onReceipt(receipt)
      pass('after COMMIT')
      return result
    },
  })

// Helpers

type Call = (...input: unknown[]) => Promise<unknown>

function watched(repositories: Repositories, pass: Breaker['pass'], receipts: Receipt[]): Repositories {
  const watch =
    (name: string, call: Call): Call =>
    async (...input) => {
      pass(`before ${name}`)
      const answer = await call(...input)
      pass(`after ${name}`)
      return answer
    }
  const watchAll = (group: string, calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, watch(`${group}.${name}`, call)]))
  // the same names and functions: Object.entries cannot say so
  const all = Object.fromEntries(
    Object.entries(repositories).map(([name, calls]) => [name, watchAll(name, calls)]),
  ) as unknown as Repositories
  return {
    ...all,
    jobs: {
      ...all.jobs,
      enqueue: (job, delay) => {
        if (job.kind === 'send-mail' && job.mail === 'receipt') receipts.push(job.receipt)
        return all.jobs.enqueue(job, delay)
      },
    },
  }
}
