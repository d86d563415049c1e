import { DAY, type ResourceSource } from '@app/domain'

/** What every adapter takes. */
export type SourceOptions = {
  /** See `makeUserAgent`. */
  readonly userAgent: string
  /** Where the source answers: a mirror, or a local server that speaks its format. */
  readonly apiBase?: string
  /** Hosts with ports ('127.0.0.1:8080') whose pages are taken for candidates though no public page has such a port. */
  readonly allowHosts?: readonly string[]
  /** For one request. */
  readonly timeoutMs?: number
  readonly budget?: ResourceSource['budget']
}

/** For how long most vendors let answers be stored; none forbids it. */
export const USUAL_RETENTION = 30 * DAY

/** The address under `base` with these parameters; a list stands for one parameter several times. */
export function apiAddress(
  base: string,
  path: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
): URL {
  const address = new URL(base.replace(/(?<!\/)\/+$/, '') + path)
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) address.searchParams.append(name, value)
  }
  return address
}
