import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The file is damaged, or was cut off. */
export const isDamage = (error: unknown): boolean =>
  error === CUT_OFF || (error instanceof Error && 'code' in error && /^Z_|^2[23]/.test(String(error.code)))

const CUT_OFF = new Error('The file ends too early.')
const NEWLINE = 10
/** Rows go to the database in pieces of about this size. */
const PIECE = 64 * 1024

export type Lines = AsyncGenerator<Buffer, void, void>

/** Lines without their end, as bytes: a Unicode line separator inside a text ends no line. */
export async function* linesIn(source: Readable): Lines {
  const unpacked = createGunzip()
  // the reader sees it: a fault of the source ends this stream, too
  pipeline(source, unpacked).catch(() => {})
  let begun: Buffer[] = []
  for await (const chunk of unpacked) {
    const bytes: Buffer = chunk
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, bytes.subarray(from, end)])
      begun = []
      from = end + 1
    }
    if (from < bytes.length) begun.push(bytes.subarray(from))
  }
  if (begun.length > 0) throw CUT_OFF
}

export async function nextLine(lines: Lines): Promise<Buffer> {
  const { value } = await lines.next()
  if (!value) throw CUT_OFF
  return value
}

/** The next lines, in pieces, each line with its end. */
export async function* take(lines: Lines, rows: number): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let size = 0
  for (let row = 0; row < rows; row += 1) {
    const line = await nextLine(lines)
    piece.push(line, END_OF_LINE)
    size += line.length + 1
    if (size < PIECE) continue
    yield Buffer.concat(piece)
    piece = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(piece)
}

const END_OF_LINE = Buffer.from([NEWLINE])
