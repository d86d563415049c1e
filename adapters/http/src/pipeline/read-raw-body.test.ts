import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { paymentWebhook, version } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openListening, WEBHOOK } from '../../test/shop.ts'
import type { World } from '../../test/world.ts'

const MIB = 1024 * 1024

describe('a body that is taken as it comes', () => {
  it.each([
    ['letters of other scripts', '{"name":"Ünïcödé, 日本語, 🥖"}'],
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['both kinds of line ends', '{\r\n"a":1\n}\n'],
    ['a null byte', '{"a":"\u0000"}'],
    ['what is no JSON', '{"a":'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}'],
    ['nothing', ''],
  ])('should arrive to the letter: %s', async (_, text) => {
    const { world, taken } = await openListening()
    expectSuccess(paymentWebhook, await world.send('POST', WEBHOOK, { raw: text }))
    expectSuccess(paymentWebhook, await world.send('POST', WEBHOOK, { raw: new TextEncoder().encode(text) }))
    expect(taken.map(({ body }) => body)).toEqual([text, text])
  })

  it('should not be taken for what was signed when its bytes are no text', async () => {
    const { world, taken } = await openListening()
    const raw = new Uint8Array([0x7b, 0xff, 0xc3, 0x7d])
    await world.send('POST', WEBHOOK, { raw })
    const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
    expect(digest(taken[0]?.body ?? '')).not.toBe(digest(raw))
  })

  it('should come in pieces that cut letters in two, without a length', async () => {
    const { world, taken } = await openListening()
    const bytes = new TextEncoder().encode('{"name":"日本語 🥖"}')
    expect(
      await inPieces(
        world,
        [...bytes].map((byte) => new Uint8Array([byte])),
      ),
    ).toBe(200)
    expect(taken).toMatchObject([{ body: '{"name":"日本語 🥖"}' }])
  })

  it('should have at most 1 MiB, however it is sent', async () => {
    const { world, taken } = await openListening()
    const most = new Uint8Array(MIB).fill(0x61)
    expectSuccess(paymentWebhook, await world.send('POST', WEBHOOK, { raw: most }))
    expect(await inPieces(world, [most])).toBe(200)
    expect(taken.map(({ body }) => body.length)).toEqual([MIB, MIB])

    const tooMuch = new Uint8Array(MIB + 1).fill(0x61)
    for (let times = 0; times < 3; times += 1) {
      const refused = await world.send('POST', WEBHOOK, { raw: tooMuch })
      expectRefusal(refused, 413, 'body-too-large')
      // who hangs up on a body that is on its way takes the answer along
      expect(refused.headers.get('Connection')).not.toBe('close')
    }
    // two bytes a letter: it is bytes that count
    const letters = 'é'.repeat(MIB / 2 + 1)
    expectRefusal(await world.send('POST', WEBHOOK, { raw: letters }), 413, 'body-too-large')
    expect(await inPieces(world, [most, new Uint8Array(1)])).toBe(413)
    expect(taken).toHaveLength(2)
    expectSuccess(version, await world.call(version, {}))
  })

  it('should not be read to its end when that is far away', async () => {
    const { world, taken } = await openListening()
    let sent = 0
    const flood = new ReadableStream({
      pull: (controller) => {
        sent += 1
        if (sent > 500) controller.close()
        else controller.enqueue(new Uint8Array(100_000))
      },
    })
    const asking: RequestInit = { method: 'POST', body: flood, duplex: 'half' }
    const answered = await fetch(world.url + WEBHOOK, asking).then(({ status }) => status, String)
    expect(answered === 413 || String(answered).includes('fetch failed')).toBe(true)
    expect(sent).toBeLessThan(500)
    expect(taken).toEqual([])
    expectSuccess(version, await world.call(version, {}))
  })

  it('should be refused before it comes when its length says enough', async () => {
    const { world } = await openListening()
    expect(await inPieces(world, [], { 'Content-Length': MIB + 1 })).toBe(413)
  })

  it('should not be compressed', async () => {
    const { world, taken } = await openListening()
    const reply = await world.send('POST', WEBHOOK, { raw: '{}', headers: { 'Content-Encoding': 'gzip' } })
    expectRefusal(reply, 415, 'unsupported-media-type')
    expect(taken).toEqual([])
  })
})

// Helpers

/** Sends a body without its length, or only a length; answers the status. */
const inPieces = ({ url }: World, pieces: readonly Uint8Array[], headers = {}): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request(url + WEBHOOK, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode)
      asking.destroy()
    })
    asking.once('error', reject).flushHeaders()
    for (const piece of pieces) asking.write(piece)
    if (pieces.length > 0) asking.end()
  })
