import { isIP } from 'node:net'
import { err, ok, type PageReading, type Result } from '@app/domain'
import { isRefusedIp } from './refused-ranges.ts'

/** Why a page was not read to its end, or what was there instead of it. */
export type NotLive = Exclude<PageReading, { readonly kind: 'live' }>

const MAX_ADDRESS_LENGTH = 2_000
const PORTS: ReadonlySet<string> = new Set(['80', '443'])

const refuse = (detail: string) => err({ kind: 'refused', detail } satisfies NotLive)

/** The port that is connected to: `URL` leaves out the scheme's own. */
export const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80')

/** The name to resolve, or the IP address itself; without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

export const hostAndPort = (url: URL): string => `${hostOf(url)}:${portOf(url)}`

/** Whether this address may be visited at all, as far as its text says; without a fragment. A name is still to be resolved. */
export function parseAddress(text: string, base: URL | null, allowHosts: ReadonlySet<string>): Result<URL, NotLive> {
  if (text.length > MAX_ADDRESS_LENGTH) return refuse('address too long')
  if (!URL.canParse(text, base?.href)) return refuse('not an address')
  const url = new URL(text, base?.href)
  url.hash = ''
  if (url.href.length > MAX_ADDRESS_LENGTH) return refuse('address too long')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('scheme')
  if (url.username !== '' || url.password !== '') return refuse('credentials')
  if (allowHosts.has(hostAndPort(url))) return ok(url)
  if (!PORTS.has(portOf(url))) return refuse('port')
  if (isIP(hostOf(url)) !== 0 && isRefusedIp(hostOf(url))) return refuse('private address')
  return ok(url)
}
