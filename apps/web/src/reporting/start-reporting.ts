import type { appInfo, ReplyOf } from '@app/contract'
import { pageOf, referrerOf } from './page-of.ts'
import { type AnalyticsEvent, setAnalyticsSink } from './reports.ts'

export type Reporting = ReplyOf<typeof appInfo>['reporting']
type Analytics = NonNullable<Reporting['analytics']>

/** What every analytics adapter can do. `page` is a pattern such as `/learning-plan/:planId/chapter/:chapterId`. */
export type Count = (event: {
  readonly name: AnalyticsEvent['name']
  readonly page: string
  readonly details?: Readonly<Record<string, string>> | undefined
}) => void

let started = false

/** A service that cannot be loaded, or that a browser blocks, is missed by no one. */
export async function startReporting({ errors, analytics }: Reporting): Promise<void> {
  if (started) return
  started = true
  await idle()
  await Promise.allSettled([
    errors && import('./sentry.ts').then(({ startSentry }) => startSentry(errors)),
    analytics && startAnalytics(analytics),
  ])
}

async function startAnalytics({ provider, site, url }: Analytics): Promise<void> {
  const count: Count =
    provider === 'plausible' ? (await import('./plausible.ts')).openPlausible({ site, url }) : openUmami({ site, url })
  let page = pageOf(window.location.pathname)
  setAnalyticsSink((event) => {
    if (event.name === 'page-view') page = pageOf(event.path)
    count({ name: event.name, page, details: 'method' in event ? { method: event.method } : undefined })
  })
}

/** Whatever the page itself still has to do comes first. Safari does not know when it is idle. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

/** Speaks Umami's documented API: its own script would have to come from elsewhere, which our policy forbids. */
function openUmami({ site, url }: { readonly site: string; readonly url: string }): Count {
  const { hostname, origin } = window.location
  return ({ name, page, details }) => {
    const event = name === 'page-view' ? {} : { name, ...(details && { data: details }) }
    const payload = { website: site, hostname, url: page, referrer: referrerOf(document, origin) ?? '', ...event }
    fetch(`${url}/api/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload }),
      credentials: 'omit',
      // a purchase may be followed by leaving the page
      keepalive: true,
    }).catch(() => undefined)
  }
}
