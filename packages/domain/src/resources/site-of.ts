/** Where an address leads, for people: its host without `www.`; empty of what is no address. */
export const siteOf = (address: string): string => {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address) ?? []
  return host.toLowerCase().replace(/^www\./, '')
}
