import { BlockList, isIP } from 'node:net'

/** `127.0.0.1, 10.0.0.0/8`: addresses and subnets. Null for anything else, which nothing could be compared with. */
export function parseProxies(text: string): readonly string[] | null {
  const proxies = text.split(',').map((part) => part.trim())
  const named = proxies.filter((part) => part !== '')
  return named.every(isProxy) ? named : null
}

function isProxy(part: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  try {
    // what will hold them decides
    const list = new BlockList()
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
    return true
  } catch {
    return false
  }
}
