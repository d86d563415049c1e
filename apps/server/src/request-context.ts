import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Does something as part of a request: log lines, jobs and calls of a model that come of it carry the request's id. */
export const inRequest = <T>(requestId: string, work: () => Promise<T>): Promise<T> => current.run(requestId, work)

/** The request that this is part of; null for what nobody asked for, such as the hourly clean-up. */
export const requestId = (): string | null => current.getStore() ?? null
