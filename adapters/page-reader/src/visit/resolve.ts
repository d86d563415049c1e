import { lookup } from 'node:dns/promises'
import { isIP, isIPv4 } from 'node:net'
import { err, ok, type Result } from '@app/domain'
import { hostAndPort, hostOf, type NotLive } from './address.ts'
import { isRefusedIp } from './refused-ranges.ts'

/** All IP addresses of a name. Rejects when there are none or no name server answers. */
export type Lookup = (hostname: string) => Promise<readonly string[]>

export const systemLookup: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * The IP addresses of which one may be connected to: at most one of each family, IPv4 first, as not every server has a way to IPv6.
 * One refused address among them refuses the name: an honest site has none.
 */
export async function resolveHost(
  url: URL,
  { lookup, allowHosts }: { readonly lookup: Lookup; readonly allowHosts: ReadonlySet<string> },
): Promise<Result<readonly string[], NotLive>> {
  const host = hostOf(url)
  const found = isIP(host) === 0 ? await lookup(host).catch(() => []) : [host]
  if (found.length === 0) return err({ kind: 'unreachable', detail: 'name not resolved' })
  if (!allowHosts.has(hostAndPort(url)) && found.some(isRefusedIp)) {
    return err({ kind: 'refused', detail: 'private address' })
  }
  const first = [found.find(isIPv4), found.find((address) => !isIPv4(address))]
  return ok(first.filter((address) => address !== undefined))
}
