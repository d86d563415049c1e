const MAX_ADDRESS_LENGTH = 2_000

/**
 * An address that a source gave, as `URL` writes it and without a fragment; null where learners must not be sent there: other protocols,
 * user names and passwords, ports that no public page has. `allowHosts` ('127.0.0.1:8080') are left their ports, for local servers.
 */
export function resourceAddress(text: unknown, allowHosts: readonly string[] = []): string | null {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS_LENGTH) return null
  const url = URL.parse(text.trim())
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (url.username !== '' || url.password !== '') return null
  if (url.port !== '' && !allowHosts.includes(url.host)) return null
  url.hash = ''
  return url.href.length <= MAX_ADDRESS_LENGTH ? url.href : null
}
