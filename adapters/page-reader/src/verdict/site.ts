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
