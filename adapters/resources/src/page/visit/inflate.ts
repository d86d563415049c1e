import { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { type Body, readAtMost } from '../../read-at-most.ts'

/** At most `max` bytes after inflating; null when the encoding is not known or broken. What was cut before counts as far as it goes. */
export async function inflate({ bytes, isCut }: Body, encoding: string, max: number): Promise<Buffer | null> {
  if (encoding === '' || encoding === 'identity' || bytes.length === 0) return bytes
  const inflater = inflaterFor(encoding, bytes, isCut)
  if (!inflater) return null
  const output = Readable.from([bytes]).pipe(inflater)
  return readAtMost(output, max).then(
    (inflated) => inflated.bytes,
    () => null,
  )
}

function inflaterFor(encoding: string, [first = 0]: Buffer, isCut: boolean) {
  const options = isCut ? { finishFlush: constants.Z_SYNC_FLUSH } : {}
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip(options)
  if (encoding === 'br') return createBrotliDecompress(isCut ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {})
  if (encoding !== 'deflate') return null
  // some servers leave out the two bytes of zlib's header, of which the first names the method 8
  return (first & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options)
}
