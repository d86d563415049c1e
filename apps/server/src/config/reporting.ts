import type { Given } from './variables.ts'

/** Who is told what happens here. Each is null unless it was asked for: then its code is not even loaded. */
export type ReportingConfig = {
  /** Where the server's own faults go. */
  readonly serverDsn: string | null
  /** Where those of the web app go. */
  readonly webDsn: string | null
  readonly analytics: AnalyticsConfig | null
}

type AnalyticsConfig = {
  readonly provider: 'plausible' | 'umami'
  /** What the provider calls this site: a domain with Plausible, an id with Umami. */
  readonly site: string
  /** Without a slash at its end. */
  readonly url: string
}

export function reportingConfig(given: Given): ReportingConfig {
  return {
    serverDsn: given.SENTRY_DSN ?? null,
    webDsn: given.WEB_SENTRY_DSN ?? null,
    analytics: analyticsConfig(given),
  }
}

function analyticsConfig(given: Given): AnalyticsConfig | null {
  const { ANALYTICS_PROVIDER: provider, ANALYTICS_DOMAIN: site } = given
  const url = given.ANALYTICS_URL ?? (provider === 'plausible' ? 'https://plausible.io' : undefined)
  return provider && site && url ? { provider, site, url } : null
}

/** What is lacking although each single variable is well formed. */
export function missingForReporting(given: Given): readonly string[] {
  const { ANALYTICS_PROVIDER: provider, ANALYTICS_DOMAIN: site, ANALYTICS_URL: url } = given
  if (!provider) {
    return site || url ? ['ANALYTICS_PROVIDER: is required with ANALYTICS_DOMAIN or ANALYTICS_URL'] : []
  }
  const faults: string[] = []
  if (!site) faults.push(`ANALYTICS_DOMAIN: is required with ANALYTICS_PROVIDER=${provider}`)
  if (provider === 'umami' && !url) faults.push('ANALYTICS_URL: is required with ANALYTICS_PROVIDER=umami')
  return faults
}

/** Origins that the browser must be allowed to send to; exactly those that were configured. */
export function originsOf({ webDsn, analytics }: ReportingConfig): readonly string[] {
  const addresses = [webDsn, analytics?.url].filter((address) => typeof address === 'string')
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
