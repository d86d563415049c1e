import type { Given } from './variables.ts'

export type ReportingConfig = ReturnType<typeof reportingConfig>

/** Each is null, and its code not even loaded, unless it is configured. */
export const reportingConfig = (given: Given) => ({
  /** Where the server's own faults go. */
  serverDsn: given.SENTRY_DSN ?? null,
  /** Where those of the web app go. */
  webDsn: given.WEB_SENTRY_DSN ?? null,
  analytics: analyticsConfig(given),
})

/** `site` is what the provider calls this site: a domain with Plausible, an id with Umami. `url` has no slash at its end. */
function analyticsConfig(given: Given) {
  const { ANALYTICS_PROVIDER: provider, ANALYTICS_DOMAIN: site } = given
  const url = given.ANALYTICS_URL ?? (provider === 'plausible' ? 'https://plausible.io' : undefined)
  return provider && site && url ? { provider, site, url } : null
}

/** Faults of variables that are well formed by themselves. */
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

/** For the content security policy's connect-src. */
export function originsOf({ webDsn, analytics }: ReportingConfig): readonly string[] {
  const addresses = [webDsn, analytics?.url].filter((address) => typeof address === 'string')
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
