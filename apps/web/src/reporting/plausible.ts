import { init, track } from '@plausible-analytics/tracker'
import { referrerOf } from './page-of.ts'
import type { Count } from './start-reporting.ts'

/** Without cookies. It watches nothing by itself but how long and how far a page was read. */
export function openPlausible({ site, url }: { readonly site: string; readonly url: string }): Count {
  const { origin } = window.location
  init({
    domain: site,
    endpoint: `${url}/api/event`,
    autoCapturePageviews: false,
    // who configures it on their own machine means it
    captureOnLocalhost: true,
    logging: false,
    bindToWindow: false,
    transformRequest: (payload) => ({ ...payload, r: referrerOf(document, origin) }),
  })
  return ({ name, page, details }) =>
    track(name === 'page-view' ? 'pageview' : name, { url: origin + page, ...(details && { props: { ...details } }) })
}
