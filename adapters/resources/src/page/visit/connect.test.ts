import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls'
import { type Certificate, makeCertificate } from '@app/testing/local-web/certificate'
import { htmlOf } from '@app/testing/local-web/local-page'
import { openLocalWeb } from '@app/testing/local-web/local-web'
import { describe, expect, it, onTestFinished } from 'vitest'
import { USER_AGENT } from '../../../test/open-reader.ts'
import { makePageReader } from '../page-reader.ts'

describe('connect', () => {
  it('should ask for the certificate of the name, at the address that was checked', async () => {
    const certificate = makeCertificate(['tea.example'])
    trust(certificate)
    const { port, requests } = await openSecureServer(certificate)

    expect(await read(`https://tea.example:${port}/a`)).toMatchObject({ kind: 'live' })
    expect(requests).toEqual([
      { host: `tea.example:${port}`, servername: 'tea.example', path: '/robots.txt' },
      { host: `tea.example:${port}`, servername: 'tea.example', path: '/a' },
    ])
  })

  it('should not believe a certificate of another name, an expired one, or one of an unknown signer', async () => {
    const others = makeCertificate(['coffee.example'])
    const expired = makeCertificate(['tea.example'], { isExpired: true })
    trust(others, expired)

    for (const certificate of [others, expired, makeCertificate(['tea.example'])]) {
      const { port, requests } = await openSecureServer(certificate)
      expect(await read(`https://tea.example:${port}/a`)).toEqual({ kind: 'unreachable', detail: 'TLS failure' })
      expect(requests).toEqual([])
    }
  })

  it('should not speak to a server without TLS at an https address', async () => {
    const web = await openLocalWeb({})
    onTestFinished(web.close)

    expect(await read(`https://tea.example:${web.port}/a`)).toEqual({ kind: 'unreachable', detail: 'TLS failure' })
    expect([...web.requests, ...web.robotsRequests]).toEqual([])
  })
})

// Helpers

function read(address: string) {
  const { host } = new URL(address)
  const reader = makePageReader({
    userAgent: USER_AGENT,
    allowHosts: [host],
    lookup: async () => ['127.0.0.1'],
    times: { gapMs: 0 },
  })
  return reader.read(address)
}

function trust(...certificates: readonly Certificate[]): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, ...certificates.map(({ cert }) => cert)])
  onTestFinished(() => setDefaultCACertificates(before))
}

async function openSecureServer(certificate: Certificate) {
  const requests: { host: string | undefined; servername: unknown; path: string | undefined }[] = []
  const server = createServer(certificate, (request: IncomingMessage, response) => {
    const servername = request.socket instanceof TLSSocket ? Reflect.get(request.socket, 'servername') : null
    requests.push({ host: request.headers.host, servername, path: request.url })
    const isPage = request.url !== '/robots.txt'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? htmlOf() : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  return { port, requests }
}
