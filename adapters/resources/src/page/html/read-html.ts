import { clip } from '@app/domain'
import { type Token, type TokenHandler, Tokenizer } from 'parse5'
import { countWords, oneLine } from '../../plain-text.ts'
import { attribute, INLINE, MEDIA, roleOf, TEXT_MODES, VOID } from './elements.ts'
import { aboutOf, noMetadata, readMeta, saysPaid } from './metadata.ts'
import { makeOpenElements } from './open-elements.ts'

const MAX_TEXT_LENGTH = 4_000
const MAX_HEADINGS_LENGTH = 1_000
const MAX_ABOUT_LENGTH = 1_000
/** Characters that are put together for a title or heading, and of the main text, before they are shortened. */
const MAX_SHORT_LENGTH = 2_000
const MAX_READ_LENGTH = 20_000
const MAX_JSON_LENGTH = 64 * 1_024
/** With so many words, what a page marks as its main text is believed to be that. */
const MIN_MAIN_WORDS = 30

/** What a page shows, as far as it has to be known to judge it. All texts are plain and on one line. */
export type Page = Readonly<ReturnType<typeof readHtml>>

/** Reads a page in one pass over its tokens, in linear time whatever it holds. No script runs. */
export function readHtml(html: string) {
  const metadata = noMetadata()
  const texts = { title: makeTextBuffer(MAX_SHORT_LENGTH), all: makeTextBuffer(MAX_READ_LENGTH) }
  const main = makeTextBuffer(MAX_READ_LENGTH)
  const headings = makeTextBuffer(MAX_SHORT_LENGTH)
  const found = { media: 0, hasPasswordField: false, language: '', h1: '' }
  /** The heading, the title or the JSON that is being read. */
  let heading: TextBuffer | null = null
  let isFirstHeading = false
  let json: TextBuffer | null = null
  let titleState: 'none' | 'open' | 'read' = 'none'

  const endHeading = () => {
    if (!heading) return
    const text = heading.text()
    if (isFirstHeading) found.h1 ||= text
    if (text !== '') headings.add(`${text} · `)
    heading = null
  }
  const elements = makeOpenElements((role) => role === 'heading' && endHeading())

  const addText = (chars: string) => {
    if (titleState === 'open') return texts.title.add(chars)
    if (json) return json.add(chars)
    if (elements.depth('hidden') > 0) return
    if (heading) return heading.add(chars)
    if (elements.depth('frame') > 0) return
    texts.all.add(chars)
    if (elements.depth('main') > 0) main.add(chars)
  }

  const begin = (tag: Token.TagToken) => {
    const { tagName } = tag
    if (tagName === 'html') found.language ||= attribute(tag, 'lang')
    if (tagName === 'meta') readMeta(tag, metadata)
    if (tagName === 'input' && attribute(tag, 'type').toLowerCase() === 'password') found.hasPasswordField = true
    if (MEDIA.has(tagName) && elements.depth('hidden') + elements.depth('frame') === 0) found.media += 1
    if (!INLINE.has(tagName)) addText(' ')
    if (VOID.has(tagName) || INLINE.has(tagName)) return
    const isDrawing = tag.selfClosing && (tagName === 'script' || tagName === 'style') && elements.depth('hidden') > 0
    if (isDrawing) return
    const role = roleOf(tag)
    if (tagName === 'title' && titleState === 'none' && elements.depth('hidden') === 0) titleState = 'open'
    if (tagName === 'script' && attribute(tag, 'type').toLowerCase() === 'application/ld+json') {
      json = makeTextBuffer(MAX_JSON_LENGTH)
    }
    elements.open(tagName, role)
    if (role === 'heading' && elements.depth('hidden') === 0) {
      endHeading()
      heading = makeTextBuffer(MAX_SHORT_LENGTH)
      isFirstHeading = tagName === 'h1'
    }
    const mode = TEXT_MODES.get(tagName)
    if (mode !== undefined) tokenizer.state = mode
  }

  const end = ({ tagName }: Token.TagToken) => {
    if (tagName === 'title' && titleState === 'open') titleState = 'read'
    if (tagName === 'script' && json) {
      if (saysPaid(json.text())) metadata.isPaid = true
      json = null
    }
    elements.close(tagName)
    if (!INLINE.has(tagName)) addText(' ')
  }

  const ignore = () => {}
  const handler: TokenHandler = {
    onStartTag: begin,
    onEndTag: end,
    onCharacter: ({ chars }) => addText(chars),
    onWhitespaceCharacter: () => addText(' '),
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: endHeading,
    onParseError: null,
  }
  // parse5 calls its tokenizer internal; its version is pinned, and tests read whole pages with it
  const tokenizer = new Tokenizer({}, handler)
  tokenizer.write(html, true)

  const mainText = main.text()
  const text = countWords(mainText) >= MIN_MAIN_WORDS ? mainText : texts.all.text()
  const shownHeadings = headings.text().replace(/ ·$/, '')
  return {
    /** Of `title`, else `og:title`, else the first heading; empty where there is none. */
    title: clip(texts.title.text() || oneLine(metadata.named.get('og:title') ?? '') || found.h1, 300),
    /** The first `h1`; empty where there is none. */
    heading: clip(found.h1, 300),
    /** Headings in their order, then the beginning of the main text. */
    text: [clip(shownHeadings, MAX_HEADINGS_LENGTH), clip(text, MAX_TEXT_LENGTH)].filter(Boolean).join(' · '),
    /** What its metadata says that the work on it is about, as a film; empty of what does not claim to be one. */
    about: clip(aboutOf(metadata), MAX_ABOUT_LENGTH),
    /** About how many words the main text has, headings included; no more than a few thousand are counted. */
    words: countWords(text) + countWords(shownHeadings),
    /** Pictures, films, sounds and embedded pages outside navigation and the like. */
    media: found.media,
    hasPasswordField: found.hasPasswordField,
    /** The page itself says in its metadata that it is not free to read. */
    isPaid: metadata.isPaid,
    /** It asks search engines not to list it. */
    isUnlisted: metadata.isUnlisted,
    /** BCP 47 primary language; null where the page does not say. */
    language: languageOf(found.language),
    refresh: metadata.refresh,
  }
}

const languageOf = (tag: string): string | null => /^\s*([a-z]{2,3})(?=[-_\s]|$)/i.exec(tag)?.[1]?.toLowerCase() ?? null

type TextBuffer = ReturnType<typeof makeTextBuffer>

/** Puts together a text of at most `max` characters; what comes after them is dropped, so that a long page costs no more. */
function makeTextBuffer(max: number) {
  const parts: string[] = []
  let length = 0
  return {
    add: (text: string): void => {
      // one space stands for any number of them: else a page of spaces would leave no room for words
      if (length >= max || (text.trim() === '' && parts.at(-1) === ' ')) return
      const part = text.trim() === '' ? ' ' : text.slice(0, max - length)
      parts.push(part)
      length += part.length
    },
    text: () => oneLine(parts.join('')),
  }
}
