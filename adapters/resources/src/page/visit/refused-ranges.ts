import { BlockList, isIP } from 'node:net'

/** What a worker inside the installation could reach and a stranger could not, and what is no place on the web at all. */
const REFUSED = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  '168.63.129.16/32', // metadata of Azure's machines, at an address that looks public
  '169.254.0.0/16', // metadata of a cloud's machines among it
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3', // multicast, reserved and broadcast
  '2001::/23', // protocols, such as Teredo and ORCHID; Teredo holds an IPv4 address, and so does 6to4 below
  ...['2001:db8::/32', '2002::/16', '3fff::/20'],
]

/** All of IPv6 that is the internet, and IPv4 addresses in it. The rest is private, multicast, or translates to IPv4, or no one has it. */
const PUBLIC_IPV6 = ['2000::/3', '::ffff:0:0/96']

const [refused, publicIpv6] = [listOf(REFUSED), listOf(PUBLIC_IPV6)]

/**
 * Whether an IP address is never connected to; so is whatever is none. An IPv4-mapped one (`::ffff:10.0.0.1`) counts as what it holds:
 * BlockList sees to that, and a range `::ffff:0:0/96` in REFUSED would refuse every IPv4 address.
 */
export function isRefusedIp(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%')) return true
  if (family === 4) return refused.check(address)
  return !publicIpv6.check(address, 'ipv6') || refused.check(address, 'ipv6')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}
