import type { NotLive } from '../visit/address.ts'
import { isFrontPage, siteOf } from './site.ts'

/**
 * Parts of a path behind which a site asks who one is, as such or before an ending (`login.php`): names that software gives them. A log-in by another
 * name is known by its password field.
 */
const LOG_IN = new Set(
  'login log-in log_in signin sign-in sign_in sso saml saml2 oauth oauth2 authorize authenticate wp-login register signup sign-up'.split(
    ' ',
  ),
)
const LOG_IN_HOSTS = new Set('login auth sso signin accounts idp id'.split(' '))
const CONSENT = new Set(
  'consent cookie-consent cookieconsent cookie-wall cookiewall privacy-gate gdpr-consent'.split(' '),
)
const PAYMENT = new Set('subscribe subscription paywall checkout'.split(' '))
const NOT_FOUND = new Set(
  '404 410 notfound not-found not_found pagenotfound page-not-found error404 error-404 error'.split(' '),
)

const partsOf = ({ pathname }: URL): readonly string[] =>
  pathname
    .toLowerCase()
    .split('/')
    .map((part) => part.split('.', 1)[0] ?? '')

const firstLabel = ({ hostname }: URL): string => hostname.split('.', 1)[0] ?? ''

/**
 * What redirects from `from` to `to` say of the page that was asked for, before what is there is looked at; null when they say nothing. A log-in that was asked
 * for itself is judged by its page.
 */
export function verdictOfRedirect(from: URL, to: URL): NotLive | null {
  const parts = partsOf(to)
  const isNew = (names: ReadonlySet<string>) => parts.some((part) => names.has(part) && !partsOf(from).includes(part))
  if (isNew(LOG_IN) || (LOG_IN_HOSTS.has(firstLabel(to)) && to.hostname !== from.hostname)) {
    return { kind: 'wall', detail: 'log-in' }
  }
  if (isNew(CONSENT) || (firstLabel(to) === 'consent' && to.hostname !== from.hostname)) {
    return { kind: 'wall', detail: 'consent' }
  }
  if (isNew(PAYMENT)) return { kind: 'wall', detail: 'payment' }
  if (isNew(NOT_FOUND)) return { kind: 'soft-gone', detail: 'redirect to an error page' }
  if (siteOf(from.hostname) !== siteOf(to.hostname)) return { kind: 'elsewhere', detail: 'another site' }
  return isFrontPage(to) && !isFrontPage(from) ? { kind: 'elsewhere', detail: 'front page' } : null
}
