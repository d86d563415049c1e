import { BlockList, isIPv6 } from 'node:net'
import { makeMemoryRateLimiter, makeSettableClock } from '@app/domain/testing'
import { openWorld, type Reply } from './world.ts'

/** The application behind a proxy that says where requests come from, with its limits in force. */
export async function openLimited(proxies: readonly string[] = ['127.0.0.1/32']) {
  const clock = makeSettableClock()
  const world = await openWorld({ rateLimiter: makeMemoryRateLimiter({ clock }), trustedProxies: trusting(proxies) })
  const from = (address: string, method: string, path: string, body: object) =>
    world.send(method, path, { body, headers: { 'X-Forwarded-For': address } })
  const logIn = (email: string, password: string, address = '203.0.113.7') =>
    from(address, 'POST', '/api/login', { email, password })
  return { world, clock, from, logIn }
}

/** Subnets: of one address, `/32`. */
export function trusting(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Which statuses came, each once, in the order in which they came first. */
export async function statuses(times: number, ask: () => Promise<Reply>): Promise<readonly number[]> {
  const seen = new Set<number>()
  for (let count = 0; count < times; count += 1) seen.add((await ask()).status)
  return [...seen]
}
