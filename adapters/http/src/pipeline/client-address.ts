import { type BlockList, isIP } from 'node:net'
import type { HttpMiddleware } from './context.ts'

/** Notes where a request comes from: for limits per address, never for the log. */
export function clientAddress(trustedProxies: BlockList): HttpMiddleware {
  const addressOf = makeAddressOf(trustedProxies)
  return (ctx, next) => {
    ctx.state.clientAddress = () => addressOf(ctx.req.socket.remoteAddress, ctx.req.headers['x-forwarded-for'])
    return next()
  }
}

type Forwarded = string | readonly string[] | undefined

/** Anybody may claim `X-Forwarded-For`: it counts from the right, up to the first address that is no proxy of ours. */
export function makeAddressOf(trusted: BlockList): (remote?: string, forwarded?: Forwarded) => string {
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (remote = '', forwarded = '') => {
    const hops = String(forwarded).split(',').map(plain)
    let address = plain(remote)
    while (isTrusted(address)) {
      const claimed = hops.pop() ?? ''
      if (isIP(claimed) === 0) break
      address = claimed
    }
    return address
  }
}

/** An IPv4 address that arrived on an IPv6 socket is the same address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
