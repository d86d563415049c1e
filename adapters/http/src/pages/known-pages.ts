import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build writes it from the web app's own list: patterns such as `/learning-plan/:planId`. No visitor gets at it. */
const LIST = '.pages.json'

/** Whether the web app has a page at an address, as its router would answer. A build without the list has one at any. */
export function readKnownPages(root: string): (address: string) => boolean {
  const list = join(root, LIST)
  if (!existsSync(list)) return () => true
  // written by our own build
  const patterns = JSON.parse(readFileSync(list, 'utf8')) as readonly string[]
  const alternatives = patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')
  // the router takes capitals and slashes at the end for no difference
  const known = new RegExp(`^(?:${alternatives})/*$`, 'i')
  return (address) => known.test(address)
}
