/**
 * What reading an address showed. `live`: a page is there; `elsewhere`: it leads to another site, or to the site's front page; `soft-gone`: an
 * answer of 200 that says there is no such page; `gone`: 404 or 410; `wall`: a log-in, a payment or a consent stands before it;
 * `unreachable`: no whole answer in time, a server's fault, a limit, or no network; `refused`: an address that is never
 * visited (scheme, port, credentials, a private network), or a site whose robots.txt asks not to be read.
 */
export type PageReading =
  | {
      readonly kind: 'live'
      /** Where it was in the end: the same, or what the same site redirected to. */
      readonly address: string
      /** Plain text on one line, at most 300 characters; empty where it has none. */
      readonly title: string
      /** What a visitor reads: headings and the first 4,000 characters of text. Empty of a PDF. */
      readonly text: string
      /** BCP 47 primary language, as the page says; null where it does not. */
      readonly language: string | null
    }
  | {
      readonly kind: 'elsewhere' | 'soft-gone' | 'gone' | 'wall' | 'unreachable' | 'refused'
      /** For logs and admins: 'HTTP 404', 'private address'. Never the page's own words. */
      readonly detail: string
    }

export type LiveReading = Extract<PageReading, { readonly kind: 'live' }>
