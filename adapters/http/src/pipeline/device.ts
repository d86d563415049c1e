import bowser from 'bowser'

/** Enough for any browser; a longer one would only cost time. */
const MAX_USER_AGENT_LENGTH = 400

/** bowser takes the name of a browser that it does not know from the header, which a client writes freely. */
const BROWSERS = new Set(Object.values(bowser.BROWSER_MAP))

/** "Firefox on Linux", from a browser's own words; null when they name none. For its owner to recognise, and nothing else. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
  const known = BROWSERS.has(browser.name ?? '') ? browser.name : undefined
  const names = [known, os.name].filter((name) => name !== undefined)
  return names.length === 0 ? null : names.join(' on ')
}
