import { referrerOf } from './page-of.ts'
import type { Count } from './start-reporting.ts'

/** Speaks Umami's documented API: its own script would have to come from elsewhere, which our policy forbids. */
export function openUmami({ site, url }: { readonly site: string; readonly url: string }): Count {
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
