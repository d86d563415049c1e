/** A transient fault: nothing was saved, and the same call may succeed in a moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database is not available.', { cause })
  }
}

/** Classes of SQLSTATE: connection, resources (a full disk), operator (a restart), the system itself. */
const TRANSIENT_CLASSES = ['08', '53', '57', '58']
/** Serialization failure, deadlock, lock not available, server in recovery. */
const TRANSIENT_STATES = ['40001', '40P01', '55P03', '25006']
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT']
/** The driver gives these no code. */
const DRIVER = /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/

export function isTransient(error: unknown): boolean {
  const code = textOf(error, 'code')
  if (code === undefined) return DRIVER.test(textOf(error, 'message') ?? '')
  return NETWORK.includes(code) || TRANSIENT_STATES.includes(code) || TRANSIENT_CLASSES.includes(code.slice(0, 2))
}

/** A table or schema that migrations create. */
export const isMissingSchema = (error: unknown): boolean => ['42P01', '3F000'].includes(textOf(error, 'code') ?? '')

/** Transient faults become recognisable, everything else stays what it was. */
export const asUnavailable = (error: unknown): unknown => (isTransient(error) ? new DatabaseUnavailable(error) : error)

/** The same for whatever the promise is rejected with. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw asUnavailable(error)
  }
}

/** Not only of an Error: pg-boss passes its own on as plain objects. */
function textOf(error: unknown, field: 'code' | 'message'): string | undefined {
  if (typeof error !== 'object' || error === null || !(field in error)) return undefined
  const value = error[field as keyof typeof error] as unknown // `in` has shown that it is there, not what it is
  return typeof value === 'string' ? value : undefined
}
