import { err, ok, type PageReading, type Result } from '@app/domain'
import { MAX_REFRESH_SECONDS } from './limits.ts'
import { decode } from './page/decode.ts'
import { describeMediaType, mediaTypeOf } from './page/media-type.ts'
import type { Page } from './page/page.ts'
import { readHtml } from './page/read-html.ts'
import { shownText, verdictOfPage } from './verdict/page-verdict.ts'
import { isRedirect, verdictOfStatus } from './verdict/status.ts'
import type { NotLive } from './visit/address.ts'
import type { Answer } from './visit/request.ts'

/** Where an answer leads on to, or what is to be said of the page itself; the way that led there is judged elsewhere. */
export type Judged =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly verdict: Result<PageContent, NotLive> }

type PageContent = Omit<Extract<PageReading, { readonly kind: 'live' }>, 'kind' | 'address'>

export function judgeAnswer({ status, location, contentType, bytes }: Answer): Judged {
  if (isRedirect(status) && location !== '') return { kind: 'redirect', location }
  const byStatus = verdictOfStatus(status)
  if (byStatus) return { kind: 'page', verdict: err(byStatus) }
  const type = mediaTypeOf(contentType, bytes)
  if (type === 'pdf') return { kind: 'page', verdict: ok({ title: '', text: '', language: null }) }
  if (type === 'html') return judgeHtml(readHtml(decode(bytes, contentType)))
  // an empty answer is an empty page, of whatever type it would be
  if (bytes.length === 0) return { kind: 'page', verdict: err({ kind: 'soft-gone', detail: 'empty page' }) }
  const detail = `not HTML or PDF (${describeMediaType(contentType)})`
  return { kind: 'page', verdict: err({ kind: 'refused', detail }) }
}

function judgeHtml(page: Page): Judged {
  const { refresh, title, language } = page
  if (refresh && refresh.seconds <= MAX_REFRESH_SECONDS) return { kind: 'redirect', location: refresh.address }
  const verdict = verdictOfPage(page)
  return { kind: 'page', verdict: verdict ? err(verdict) : ok({ title, text: shownText(page), language }) }
}
