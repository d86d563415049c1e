export type MediaType = 'html' | 'pdf'

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const GROUPS: ReadonlySet<string> = new Set(['application', 'audio', 'font', 'image', 'model', 'text', 'video'])
/** Bytes in which a zero says that this is no text. */
const LOOK_LENGTH = 1_024

/** What a body is, whatever its header says: a PDF by its first bytes, HTML by its header and by being text. Null when it is neither. */
export function mediaTypeOf(contentType: string, bytes: Uint8Array): MediaType | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  const type = essenceOf(contentType)
  if (type !== '' && !HTML_TYPES.has(type)) return null
  if (type === '' && !/^\s*</.test(Buffer.from(bytes.subarray(0, LOOK_LENGTH)).toString('latin1'))) return null
  return isUtf16(contentType, bytes) || !bytes.subarray(0, LOOK_LENGTH).includes(0) ? 'html' : null
}

/** For logs: the group of a media type, of which the server has written no word. */
export function describeMediaType(contentType: string): string {
  const [group = ''] = essenceOf(contentType).split('/')
  return GROUPS.has(group) ? group : 'unknown'
}

const essenceOf = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(text).equals(bytes.subarray(0, text.length))

const isUtf16 = (contentType: string, [first, second]: Uint8Array): boolean =>
  /charset\s*=\s*"?utf-16/i.test(contentType) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff)
