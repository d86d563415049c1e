import { gzipSync } from 'node:zlib'

/** What a server answers at one address. */
export type LocalPage = {
  /** 200 unless said. */
  readonly status?: number
  /** HTML in UTF-8 unless said. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Before it answers, in milliseconds. */
  readonly delayMs?: number
  /**
   * `silent`: no answer ever; `stalls`: half of the body, then nothing; `endless`: the body again and again; `drips`: a byte of it every 5 ms, and then
   * begins again; `breaks`: half of the body, then the connection is gone; `garbage`: the body alone, without a word of HTTP.
   */
  readonly manner?: 'silent' | 'stalls' | 'endless' | 'drips' | 'breaks' | 'garbage'
}

const WORDS = 'Water turns to steam when it is heated long enough and the steam moves a piston up and down again. '

/** A text of about so many words, as a lesson may have it. */
export const lesson = (words: number): string => WORDS.repeat(Math.ceil(words / 19))

export type Document = {
  readonly title?: string
  readonly heading?: string
  readonly head?: string
  readonly lang?: string
  readonly body?: string
}

/** A page that any reader would take for a live one, unless its parts say otherwise. */
export function htmlOf({
  title = 'Steam',
  heading = title,
  head = '',
  lang = 'en',
  body = lesson(60),
}: Document = {}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><header><nav><a href="/">Home</a> <a href="/all">All pages</a></nav><h1>${heading}</h1></header>
<main><p>${body}</p></main><footer>Imprint</footer></body></html>`
}

export const page = (document?: Document): LocalPage => ({ body: htmlOf(document) })

export const redirect = (location: string, status = 302): LocalPage => ({ status, headers: { location } })

export const gzipped = (body: string | Buffer): LocalPage => ({
  headers: { 'content-encoding': 'gzip', 'content-type': 'text/html' },
  body: gzipSync(body),
})

/** Some kilobytes that become `megabytes` MB when they are inflated. */
export const gzipBomb = (megabytes: number): LocalPage =>
  gzipped(Buffer.concat([Buffer.from(htmlOf()), Buffer.alloc(megabytes * 1_000_000, 'steam ')]))
