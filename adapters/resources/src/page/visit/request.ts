import { type IncomingMessage, request as sendRequest } from 'node:http'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { err, ok, type Result } from '@app/domain'
import { type Body, readAtMost } from '../../read-at-most.ts'
import { hostOf, type NotLive, portOf } from './address.ts'

/** Where to, exactly: `ip` was checked; `host` is the name that a certificate must be for. */
export type Destination = {
  readonly ip: string
  readonly port: number
  readonly host: string
  readonly isSecure: boolean
}

export type Connect = (to: Destination) => Socket

/** Nothing is resolved here, and no proxy of the environment is asked: the socket goes to the IP address that was checked. */
export const connect: Connect = ({ ip, port, host, isSecure }) => {
  const name = host.replace(/\.$/, '')
  const socket = isSecure
    ? connectTls({ host: ip, port, ALPNProtocols: ['http/1.1'], ...(isIP(name) === 0 && { servername: name }) })
    : connectTcp({ host: ip, port })
  // the request listens too, but only from the next tick on
  return socket.on('error', () => {})
}

export type Answer = {
  readonly status: number
  /** Empty where there is none. */
  readonly location: string
  readonly contentType: string
  /** Empty of an answer that is no success: its status says enough. */
  readonly bytes: Buffer
}

type Asked = {
  readonly ip: string
  readonly userAgent: string
  readonly maxBytes: number
  readonly connect: Connect
  readonly signal: AbortSignal
}

/** One request to one IP address, without cookies, referrer or credentials. Redirects are the caller's matter. */
export async function request(url: URL, asked: Asked): Promise<Result<Answer, NotLive>> {
  try {
    const response = await headOf(url, asked)
    try {
      return await readAnswer(response, asked.maxBytes)
    } finally {
      response.destroy()
    }
  } catch (error) {
    return err({ kind: 'unreachable', detail: failureOf(error, asked.signal) })
  }
}

function headOf(url: URL, { ip, userAgent, connect, signal }: Asked): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest({
      // with a connection of its own the request uses no agent: no proxy, and nothing is kept alive
      createConnection: () =>
        connect({ ip, port: Number(portOf(url)), host: hostOf(url), isSecure: url.protocol === 'https:' }),
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html, application/xhtml+xml, application/pdf;q=0.9, */*;q=0.1',
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': '*',
        connection: 'close',
      },
      signal,
    })
    sent.on('response', (response) => {
      // a break while it is not being read must not become an uncaught error
      response.on('error', () => {})
      resolve(response)
    })
    sent.on('error', reject)
    sent.on('close', () => reject(new Error('closed')))
    sent.end()
  })
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Result<Answer, NotLive>> {
  const { statusCode: status = 0, headers } = response
  const answer = { status, location: utf8(headers.location ?? ''), contentType: headers['content-type'] ?? '' }
  if (status < 200 || status > 299) return ok({ ...answer, bytes: Buffer.alloc(0) })
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
  const bytes = await inflate(await readAtMost(response, maxBytes), encoding, maxBytes)
  return bytes ? ok({ ...answer, bytes }) : err({ kind: 'unreachable', detail: 'broken compression' })
}

/** Node reads headers as Latin-1, and some servers send addresses as they are. */
const utf8 = (header: string): string => Buffer.from(header, 'latin1').toString('utf8')

/** The words of an error may quote a server: only its code counts. */
function failureOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return signal.reason?.name === 'TimeoutError' ? 'timed out' : 'cancelled'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SELF_SIGNED|VERIFY/.test(code)) return 'TLS failure'
  if (code.startsWith('HPE_')) return 'not HTTP'
  return NO_CONNECTION.has(code) ? 'no connection' : 'cut short'
}

const NO_CONNECTION: ReadonlySet<string> = new Set(
  'ECONNREFUSED EHOSTUNREACH ENETUNREACH EADDRNOTAVAIL EAFNOSUPPORT EINVAL ETIMEDOUT'.split(' '),
)

/** At most `max` bytes after inflating; null when the encoding is not known or broken. What was cut before counts as far as it goes. */
async function inflate({ bytes, isCut }: Body, encoding: string, max: number): Promise<Buffer | null> {
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
