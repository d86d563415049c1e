/** Elements that a model writes as markup. Anything else in `<>` is meant as words: a type parameter, a placeholder. */
const ELEMENTS = new Set(
  `a abbr article aside audio b base blockquote body br button canvas center code dd del details div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input
  ins kbd label li link main map mark marquee math menu meta nav noscript object ol option p picture pre q s script
  section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th
  thead title tr track tt u ul var video wbr`.split(/\s+/),
)

/**
 * What Markdown reads as HTML, as words: tags of known elements and comments go, anything else is shown as it was typed.
 * `before` is the character in front: `Array<a>` is a type, not an element.
 */
export function withoutTags(html: string, before: string | undefined): string {
  const parts: string[] = []
  let from = 0
  while (from < html.length) {
    const open = html.indexOf('<', from)
    if (open < 0) break
    parts.push(html.slice(from, open))
    const close = html.startsWith('<!--', open) ? endOf(html, '-->', open) : endOf(html, '>', open)
    const tag = html.slice(open, close)
    const previous = open === 0 ? before : html[open - 1]
    parts.push(isElement(tag, previous) ? '' : `\\${tag}`)
    from = close
  }
  return [...parts, html.slice(from)].join('')
}

function endOf(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from)
  return at < 0 ? html.length : at + end.length
}

function isElement(tag: string, previous: string | undefined): boolean {
  if (previous !== undefined && !tag.startsWith('</') && /[\p{L}\p{N}_]/u.test(previous)) return false
  if (tag.startsWith('<!') || tag.startsWith('<?')) return true
  const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
  return ELEMENTS.has(name)
}
