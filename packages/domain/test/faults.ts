import type { PaymentGateway, Repositories, UnitOfWork } from '../src/index.ts'

/** Counts everything that may fail, and makes one of it fail: the first one is number 0. */
export type Faults = {
  readonly strikeAt: (number: number) => void
  /** Whether the fault has happened: after a run that it has not, there is nothing left that could fail. */
  readonly struck: () => boolean
  readonly unitOfWork: (unitOfWork: UnitOfWork) => UnitOfWork
  readonly gateway: (gateway: PaymentGateway) => PaymentGateway
}

/** `kind`: a fault throws, or the provider answers that it is unavailable while the storage throws. */
export function makeFaults(kind: 'throw' | 'unavailable'): Faults {
  let left = Number.POSITIVE_INFINITY

  const strikes = (): boolean => {
    left -= 1
    return left === -1
  }

  const point = async (): Promise<void> => {
    if (strikes()) throw new Error('A fault, as the test wants it.')
  }

  /** Fails before the work is done, or after it was done and before its answer arrives. */
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    await point()
    const done = await work()
    await point()
    return done
  }

  const unavailable = async <T>(work: () => Promise<T>): Promise<T> => {
    const refusal = { ok: false, error: { kind: 'payments-unavailable' } } as T // every call of a gateway may answer it
    if (strikes()) return refusal
    const done = await work()
    return strikes() ? refusal : done
  }

  const wrap = <T extends object>(of: T, how: <R>(work: () => Promise<R>) => Promise<R>): T =>
    // Every function of a port has its place in the copy, which therefore is of the same type.
    Object.fromEntries(
      Object.entries(of).map(([name, value]) => [
        name,
        typeof value === 'function' ? (...given: unknown[]) => how(() => value(...given)) : value,
      ]),
    ) as T

  const repositories = (of: Repositories): Repositories =>
    // As above: each repository keeps its name.
    Object.fromEntries(
      Object.entries(of).map(([name, repository]) => [name, wrap(repository, around)]),
    ) as unknown as Repositories

  return {
    strikeAt: (number) => {
      left = number
    },
    struck: () => left < 0,
    unitOfWork: ({ run }) => ({
      // before it begins, within the work, before the commit, and after a commit whose answer gets lost
      run: (work) =>
        around(() =>
          run(async (given) => {
            const result = await work(repositories(given))
            await point()
            return result
          }),
        ),
    }),
    gateway: ({ name, ...calls }) => ({ name, ...wrap(calls, kind === 'throw' ? around : unavailable) }),
  }
}
