import type { NotLive } from '../visit/address.ts'

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * By parts of a path that software gives these names, as such or before an ending (`login.php`), and by the first name of a host. A log-in by
 * another name is known by its password field.
 */
const SIGNS: readonly (readonly [verdict: NotLive, parts: ReadonlySet<string>, hosts: ReadonlySet<string>])[] = [
  [
    { kind: 'wall', detail: 'log-in' },
    names(
      'login log-in log_in signin sign-in sign_in sso saml saml2 oauth oauth2 authorize authenticate wp-login register signup sign-up',
    ),
    names('login auth sso signin accounts idp id'),
  ],
  [
    { kind: 'wall', detail: 'consent' },
    names('consent cookie-consent cookieconsent cookie-wall cookiewall privacy-gate gdpr-consent'),
    names('consent'),
  ],
  [{ kind: 'wall', detail: 'payment' }, names('subscribe subscription paywall checkout'), new Set()],
  [
    { kind: 'soft-gone', detail: 'redirect to an error page' },
    names('404 410 notfound not-found not_found pagenotfound page-not-found error404 error-404 error'),
    new Set(),
  ],
]

const partsOf = ({ pathname }: URL): readonly string[] =>
  pathname
    .toLowerCase()
    .split('/')
    .map((part) => part.split('.', 1)[0] ?? '')

/**
 * What redirects from `from` to `to` say of the page that was asked for, before what is there is looked at; null when they say nothing. A log-in
 * that was asked for itself is judged by its page.
 */
export function verdictOfRedirect(from: URL, to: URL): NotLive | null {
  const parts = partsOf(to).filter((part) => !partsOf(from).includes(part))
  const [host = ''] = to.hostname === from.hostname ? [] : to.hostname.split('.', 1)
  for (const [verdict, paths, hosts] of SIGNS)
    if (hosts.has(host) || parts.some((part) => paths.has(part))) return verdict
  if (siteOf(from.hostname) !== siteOf(to.hostname)) return { kind: 'elsewhere', detail: 'another site' }
  return isFrontPage(to) && !isFrontPage(from) ? { kind: 'elsewhere', detail: 'front page' } : null
}

/** A label before a site's name that stands for a device, or a language, perhaps with a country. */
const DEVICE = /^(?:www\d?|m|mobile|amp)$/
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/
/** `co.uk`, `com.br`, `or.jp`: the end of many sites' names, and none itself. */
const PUBLIC_SUFFIX = /^[a-z]{2,3}\.[a-z]{2}$/

/**
 * A host without `www.`, `m.` or a language before it: two hosts of one site, as far as that can be known without the list of public
 * suffixes. What it misses counts as another site: `docs.example.org` is not `example.org`.
 */
export function siteOf(hostname: string): string {
  let labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  for (;;) {
    const [first = '', ...rest] = labels
    const canDrop = rest.length >= 2 && !PUBLIC_SUFFIX.test(rest.join('.'))
    if (!canDrop || !(DEVICE.test(first) || LANGUAGE.test(first))) return labels.join('.')
    labels = rest
  }
}

const FRONT_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|default|home)(?:\.\w{1,5})?\/?)?$/i

/** Whether an address is a site's front page, perhaps in one language: `/`, `/index.html`, `/de/`. */
export const isFrontPage = ({ pathname, search }: URL): boolean => FRONT_PAGE.test(pathname) && search === ''
