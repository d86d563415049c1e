import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { HttpContext } from '../pipeline/context.ts'

/** The shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

type Copy = () => Promise<{ readonly body: Buffer; readonly tag: string }>

/** What stays the same while the server runs, in each encoding that there is of it. */
export type Content = {
  /** A file's ending, by which Koa knows the media type. */
  readonly type: string
  readonly copies: { readonly identity: Copy } & { readonly [Other in Encoding]?: Copy }
}

/** Made when a client first asks for it, and kept: no start waits for it, and what is rarely asked for takes no memory. */
export function kept(make: () => Promise<Buffer>): Copy {
  let copy: ReturnType<Copy> | undefined
  const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return async () => {
    copy ??= make().then((body) => ({ body, tag: tagOf(body) }))
    try {
      return await copy
    } catch (error) {
      copy = undefined
      throw error
    }
  }
}

const zipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** Without Brotli, which at its best takes seconds for a large script. */
export const gzipped = (read: () => Promise<Buffer>) => ({
  identity: kept(read),
  gzip: kept(async () => zipped(await read())),
})

export const compressed = (read: () => Promise<Buffer>) => ({
  ...gzipped(read),
  br: kept(async () => brotli(await read())),
})

/**
 * Browsers take several encodings alike, and name gzip first. Who refuses every encoding, even none at all, still gets what was asked for:
 * RFC 9110 leaves us the choice.
 */
export async function sendContent(
  ctx: HttpContext,
  { type, copies }: Content,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<void> {
  const present = ENCODINGS.filter((encoding) => copies[encoding])
  const encoding = present.find((one) => ctx.acceptsEncodings(one) === one) ?? 'identity'
  const { body, tag } = await (copies[encoding] ?? copies.identity)()
  ctx.status = status
  ctx.type = type
  ctx.set({
    ETag: `"${tag}"`,
    ...(present.length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  })
  if (ctx.fresh) ctx.status = 304
  else ctx.body = body
}
