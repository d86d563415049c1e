import bowser from 'bowser'

/** Enough for any browser; beyond it somebody only wants to keep us busy. */
const LONGEST_USER_AGENT = 400
const LONGEST_NAME = 30

/** "Firefox on Linux", from a browser's own words; null when they name none. For its owner to recognise, and nothing else. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? null : names.map((name) => String(name).slice(0, LONGEST_NAME)).join(' on ')
}
