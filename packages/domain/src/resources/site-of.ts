import type { Candidate } from './candidate.ts'
import type { LiveReading } from './page-reading.ts'

/** Where an address leads, for people: its host without `www.`; empty of what is no address. */
export const siteOf = (address: string): string => {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address) ?? []
  return host.toLowerCase().replace(/^www\./, '')
}

/** A candidate with what its page says in the place of what its source does: titles end with the name of their site. */
export const withOwnFacts = (candidate: Candidate, { title, address }: LiveReading): Candidate => ({
  ...candidate,
  title: withoutSite(title, siteOf(address)),
  minutes: null,
})

const SEPARATOR = / [-|–—·] /

function withoutSite(title: string, site: string): string {
  const parts = title.split(SEPARATOR)
  const name = (parts.at(-1) ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const isSite = parts.length > 1 && name !== '' && site.split('.').includes(name)
  return isSite ? title.slice(0, title.lastIndexOf(parts.at(-1) ?? '') - ' - '.length) : title
}
