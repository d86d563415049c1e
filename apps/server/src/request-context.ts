import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Log lines, jobs and model calls of `work` carry the request's id. */
export const inRequest = <T>(requestId: string, work: () => Promise<T>): Promise<T> => current.run(requestId, work)

/** The current request's id; null outside of one, as in the hourly clean-up. */
export const requestId = (): string | null => current.getStore() ?? null
