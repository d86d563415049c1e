import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const GUARDED = ['/dev/mail', '/sandbox/checkout/x']

describe('ownHostOnly', () => {
  it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:80', '[::1]:3000', 'learn.example.org', 'learn.example.org:8443'])(
    'should serve mails and pretended payments at a name of this installation or machine: %s',
    async (host) => {
      const { url } = await open()
      for (const path of GUARDED) expect(await statusAt(url, path, host)).toBe(200)
    },
  )

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'learn.example.org.evil.example',
    '10.0.0.1',
  ])('should not serve them at a name that a stranger made lead here: %s', async (host) => {
    const { url } = await open()
    for (const path of GUARDED) expect(await statusAt(url, path, host)).toBe(421)
    // everything else is public, and says nothing more at another name
    expect(await statusAt(url, '/api/version', host)).toBe(200)
  })
})

// Helpers

const PAGE = { status: 200, type: 'text/html; charset=utf-8', body: '<p>Page</p>', csp: "default-src 'none'" }

const open = () => openWorld({ pages: async () => PAGE, sandbox: async () => PAGE })

/** `fetch` would choose the host by itself. */
const statusAt = (url: string, path: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request(url + path, { headers: { Host: host, Accept: 'application/json' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    asking.once('error', reject).end()
  })
