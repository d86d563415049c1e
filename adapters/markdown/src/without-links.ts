import { isPathological } from '@app/markdown-math'
import type { Nodes, Parents } from 'mdast'
import { addressesIn, type Span } from './address.ts'
import { isForeign } from './formula.ts'
import { type Parse, visit } from './parse.ts'

type Edit = Span & { readonly text: string }

/** Taking a link out can make another one: `[[a](b)](c)`. More rounds than these need no kind words. */
const MAX_ROUNDS = 6

/**
 * The Markdown without any link, image, definition, address or HTML element. Words of a link stay, an address becomes code,
 * which nothing draws as a link; what only looks like HTML (`List<String>`) stays readable. A text without any of these
 * comes back to the letter.
 */
export function withoutLinks(markdown: string, parse: Parse): string {
  if (isPathological(markdown)) return plain(markdown)
  let text = markdown
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const edits = editsOf(text, parse)
    if (edits.length === 0) return text
    text = applied(text, edits)
    if (isPathological(text)) break
  }
  return plain(text)
}

/** The last resort: every character as itself, addresses as code. */
export function plain(text: string): string {
  const parts: string[] = []
  let from = 0
  for (const span of addressesIn(text)) {
    parts.push(escaped(text.slice(from, span.from)), asCode(text.slice(span.from, span.to)))
    from = span.to
  }
  return [...parts, escaped(text.slice(from))].join('')
}

function editsOf(text: string, parse: Parse): readonly Edit[] {
  const edits: Edit[] = []
  visit(parse(text), (node) => {
    const span = spanOf(node)
    if (!span) return true
    const source = text.slice(span.from, span.to)
    switch (node.type) {
      case 'link':
      case 'linkReference':
        // `Vec<std::string>`: a type, no address
        if (source.startsWith('<') && isWithinWord(text, span)) edits.push({ ...span, text: `\\${source}` })
        else edits.push(...(isIndexing(text, span) ? asTyped(node, span) : unwrapped(node, span, source)))
        return !isLiteral(node, source)
      case 'image':
      case 'imageReference':
        edits.push({ ...span, text: escaped(node.alt ?? '') })
        return false
      case 'definition':
        edits.push({ ...span, text: `\\${source}` })
        return false
      case 'html':
        edits.push({ ...span, text: withoutTags(source, text[span.from - 1]) })
        return false
      case 'inlineCode':
      case 'code':
        if (/^(?:\$|\\[([b])/.test(source) && isForeign(node.value)) edits.push({ ...span, text: asWords(source) })
        return false
      case 'text':
        edits.push(...coded(node.value, span, source))
        return false
      default:
        return true
    }
  })
  return edits
}

/** A formula that is none: what it holds is read like any other words in the next round. */
const asWords = (source: string): string =>
  source
    .replace(/\\[\s\S]|\$/g, (found) => (found === '$' ? '\\$' : found))
    // TeX's brackets: a backslash of its own, and what follows
    .replace(/^\\(?=[([b])/, '\\\\')

/** `rows[i](x)`: code in a sentence, no link. */
const isIndexing = (text: string, span: Span): boolean => isWithinWord(text, span) && text[span.from] === '['

const isWithinWord = (text: string, { from }: Span): boolean => /[\p{L}\p{N}_]/u.test(text[from - 1] ?? '')

/** Both brackets escaped: a closing one alone would end a link that begins further in front. */
function asTyped(node: Parents, { from }: Span): readonly Edit[] {
  const end = spanOf(node.children.at(-1))?.to ?? from + 1
  return [
    { from, to: from, text: '\\' },
    { from: end, to: end, text: '\\' },
  ]
}

/** An address that is a link by itself, with or without `<>`. */
const isLiteral = (node: Nodes, source: string): boolean =>
  node.type === 'link' && !source.startsWith('[') && !source.startsWith('!')

/** The words of a link without what makes it one. */
function unwrapped(node: Parents, span: Span, source: string): readonly Edit[] {
  if (isLiteral(node, source)) {
    const address = source.startsWith('<') ? source.slice(1, -1) : source
    return [{ ...span, text: asCode(address) }]
  }
  const first = spanOf(node.children[0])
  const last = spanOf(node.children.at(-1))
  if (!first || !last) return [{ ...span, text: '' }]
  return [
    { from: span.from, to: first.from, text: '' },
    { from: last.to, to: span.to, text: '' },
  ]
}

/** Addresses in plain text as code. Where escapes or entities hide one, the text is written anew. */
function coded(value: string, { from, to }: Span, source: string): readonly Edit[] {
  const found = addressesIn(value)
  if (found.length === 0) return []
  if (value !== source) return [{ from, to, text: plain(value) }]
  return found.map((span) => ({
    from: from + span.from,
    to: from + span.to,
    text: asCode(value.slice(span.from, span.to)),
  }))
}

function spanOf(node: Nodes | undefined): Span | null {
  const from = node?.position?.start.offset
  const to = node?.position?.end.offset
  return from === undefined || to === undefined ? null : { from, to }
}

function applied(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let from = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < from) continue
    parts.push(text.slice(from, edit.from), edit.text)
    from = edit.to
  }
  return [...parts, text.slice(from)].join('')
}

const PUNCTUATION = /[!-/:-@[-`{-~]/g

/** Text that Markdown shows as it is. A number or dash at the start of a line opens no list either. */
const escaped = (text: string): string => text.replace(PUNCTUATION, '\\$&')

/** `text` as inline code: its fence is longer than any run of backticks inside. */
function asCode(text: string): string {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(1 + runs.reduce((most, run) => Math.max(most, run.length), 0))
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

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
function withoutTags(html: string, before: string | undefined): string {
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
