/**
 * An address outside this site that a page may lead to: https, or http where this page itself came without encryption, as at
 * a stand-in for tests. Null for anything else: `javascript:` is an address too.
 */
export function outsideAddress(address: string, pageProtocol: string = window.location.protocol): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && pageProtocol === 'http:') ? href : null
}
