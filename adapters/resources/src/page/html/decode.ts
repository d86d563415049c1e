/** Bytes in which a page may name its encoding, by the HTML standard, and in which a zero says that it is no text. */
const LOOK_LENGTH = 1_024

/** The text of a page by its byte order mark, else its header, else its first `meta`, else as UTF-8. Broken bytes become U+FFFD. */
export function decode(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, LOOK_LENGTH)).toString('latin1')
  const labels = [labelOfMark(bytes), labelIn(contentType), withoutUtf16(labelInMeta(start))]
  return decoderFor(labels.find((label) => label !== '')).decode(bytes)
}

function labelOfMark([first, second, third]: Uint8Array): string {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : ''
}

const labelIn = (text: string): string => /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(text)?.[1] ?? ''

function labelInMeta(start: string): string {
  for (const [tag] of start.matchAll(/<meta[^<>]{1,300}/gi)) {
    const label = labelIn(tag)
    if (label !== '') return label
  }
  return ''
}

/** What could be read as ASCII is not UTF-16, whatever it says. */
const withoutUtf16 = (label: string): string => (/^utf-?16/i.test(label) ? 'utf-8' : label)

function decoderFor(label = 'utf-8') {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

export type MediaType = 'html' | 'pdf'

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const GROUPS: ReadonlySet<string> = new Set(['application', 'audio', 'font', 'image', 'model', 'text', 'video'])
/** What a body is, whatever its header says: a PDF by its first bytes, HTML by its header and by being text. Null when it is neither. */
export function mediaTypeOf(contentType: string, bytes: Uint8Array): MediaType | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  const type = essenceOf(contentType)
  if (type !== '' && !HTML_TYPES.has(type)) return null
  if (type === '' && !/^\s*</.test(Buffer.from(bytes.subarray(0, LOOK_LENGTH)).toString('latin1'))) return null
  const isUtf16 = /^utf-16/i.test(labelOfMark(bytes) || labelIn(contentType))
  return isUtf16 || !bytes.subarray(0, LOOK_LENGTH).includes(0) ? 'html' : null
}

/** For logs: the group of a media type, of which the server has written no word. */
export function describeMediaType(contentType: string): string {
  const [group = ''] = essenceOf(contentType).split('/')
  return GROUPS.has(group) ? group : 'unknown'
}

const essenceOf = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(text).equals(bytes.subarray(0, text.length))
