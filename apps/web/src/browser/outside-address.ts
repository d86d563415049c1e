/** An address of another site: https, or http where this page is http, as in tests. Null for any other, such as `javascript:`. */
export function outsideAddress(address: string, pageProtocol: string = window.location.protocol): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && pageProtocol === 'http:') ? href : null
}
