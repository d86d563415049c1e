import { err, ok, type PageReading, type Result } from '@app/domain'
import { decode, describeMediaType, mediaTypeOf } from './html/decode.ts'
import { readHtml } from './html/read-html.ts'
import { isRedirect, shownText, verdictOfPage, verdictOfStatus } from './verdict/page-verdict.ts'
import { verdictOfRedirect } from './verdict/redirected.ts'
import { type NotLive, parseAddress } from './visit/address.ts'
import type { Answer } from './visit/request.ts'
import type { Robots } from './visit/robots.ts'
import type { Budget, Visit } from './visit/visitor.ts'

/** Of a page, after inflating. A longer one is judged by its beginning. */
const MAX_PAGE_BYTES = 256 * 1_024
/** Of HTTP and of `meta`, together. */
const MAX_REDIRECTS = 3
/** A page that moves on after so many seconds is a redirect; one that does later is read first. */
const MAX_REFRESH_SECONDS = 5

type Ways = { readonly visit: Visit; readonly robots: Robots; readonly allowHosts: ReadonlySet<string> }
type PageContent = Omit<Extract<PageReading, { readonly kind: 'live' }>, 'kind' | 'address'>

/** Reads an address, and what it redirects to. Each address on the way is checked, and asked for only as its robots.txt allows. */
export async function follow(address: string, budget: Budget, ways: Ways): Promise<PageReading> {
  const { visit, robots, allowHosts } = ways
  const first = parseAddress(address, null, allowHosts)
  if (!first.ok) return first.error
  let url = first.value
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const isAllowed = await robots(url, budget)
    if (!isAllowed.ok) return isAllowed.error
    const answer = await visit(url, MAX_PAGE_BYTES, budget)
    if (!answer.ok) return answer.error
    const judged = judgeAnswer(answer.value)
    if (typeof judged !== 'string') {
      const verdict = verdictOfRedirect(first.value, url)
      if (verdict) return verdict
      return judged.ok ? { kind: 'live', address: url.href, ...judged.value } : judged.error
    }
    const next = parseAddress(judged, url, allowHosts)
    if (!next.ok) return next.error
    url = next.value
    // what stands before a page need not be read itself, and often cannot be
    const verdict = verdictOfRedirect(first.value, url)
    if (verdict?.kind === 'wall') return verdict
  }
  return { kind: 'unreachable', detail: `more than ${MAX_REDIRECTS} redirects` }
}

/** The address that an answer redirects to, or what is to be said of the page itself; the way that led there is judged elsewhere. */
function judgeAnswer({ status, location, contentType, bytes }: Answer): string | Result<PageContent, NotLive> {
  if (isRedirect(status) && location !== '') return location
  const byStatus = verdictOfStatus(status)
  if (byStatus) return err(byStatus)
  const type = mediaTypeOf(contentType, bytes)
  if (type === 'pdf') return ok({ title: '', text: '', language: null })
  // an empty answer is an empty page, of whatever type it would be
  if (type === null && bytes.length === 0) return err({ kind: 'soft-gone', detail: 'empty page' })
  if (type === null) return err({ kind: 'refused', detail: `not HTML or PDF (${describeMediaType(contentType)})` })
  const page = readHtml(decode(bytes, contentType))
  const { refresh, title, language } = page
  if (refresh && refresh.seconds <= MAX_REFRESH_SECONDS) return refresh.address
  const verdict = verdictOfPage(page)
  return verdict ? err(verdict) : ok({ title, text: shownText(page), language })
}
