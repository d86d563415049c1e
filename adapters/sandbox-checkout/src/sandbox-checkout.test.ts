import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder, EXPIRES_AT, NOW, openSandbox } from '../test/open-sandbox.ts'
import { referenceOf } from './reference.ts'

describe('openCheckout', () => {
  it('should lead to a page of the app, under a name that cannot be guessed', async () => {
    const { opened } = await openSandbox()
    const { reference, url } = await opened(anOrder({ key: 'checkout:1' }))
    expect(reference).toMatch(/^sandbox_[A-Za-z0-9_-]{43}$/)
    expect(url).toBe(`https://app.example/sandbox/checkout/${reference}`)
    const elsewhere = await openSandbox({ secret: 'another secret' })
    expect((await elsewhere.opened(anOrder({ key: 'checkout:1' }))).reference).not.toBe(reference)
  })

  it('should open one checkout for one key: twenty times at once, in as many processes', async () => {
    const { restarted, files } = await openSandbox()
    const order = anOrder()
    const all = await Promise.all(Array.from({ length: 20 }, () => restarted().gateway.openCheckout(order)))
    expect(new Set(all.map((checkout) => checkout.ok && checkout.value.reference)).size).toBe(1)
    expect(await files()).toHaveLength(1)
  })

  it('should leave a checkout paid that is asked for again', async () => {
    const { opened, post, payment, restarted } = await openSandbox()
    const order = anOrder()
    const { reference, path } = await opened(order)
    await post(`${path}/pay`)
    await Promise.all([opened(order), restarted().gateway.openCheckout(order)])
    expect(await payment(reference)).toMatchObject({ kind: 'paid' })
  })

  it('should keep what it opens to its owner: reading it is enough to pay', async () => {
    const { opened, folder, files } = await openSandbox()
    await opened()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of await files()) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('should not keep the address of the payer', async () => {
    const { opened, folder } = await openSandbox()
    const { reference } = await opened()
    expect(await readFile(join(folder, `${reference}.json`), 'utf8')).not.toContain('ada@')
  })
})

describe('find', () => {
  it('should report what was ordered with a checkout, and that it lapses at its time unless it was paid', async () => {
    const { opened, post, payment, clock } = await openSandbox()
    const [unpaid, paid] = [await opened(), await opened()]
    const facts = { amount: { cents: 900, currency: 'USD' }, buyer: { userId: anOrder().userId, packageId: '893996' } }
    clock.set(new Date(EXPIRES_AT.getTime() - 1))
    expect(await payment(unpaid.reference)).toEqual({ kind: 'open', reference: unpaid.reference, ...facts })
    await post(`${paid.path}/pay`)
    const paidAt = clock.now()
    clock.set(EXPIRES_AT)
    expect(await payment(unpaid.reference)).toEqual({ kind: 'lapsed', reference: unpaid.reference, ...facts })
    const { reference } = paid
    const money = { paidAt, returnedCents: 0, receiptUrl: null }
    expect(await payment(reference)).toEqual({ kind: 'paid', reference, ...facts, ...money })
  })

  it('should know after a restart what it knew before', async () => {
    const { opened, post, payment, returnMoney, restarted } = await openSandbox()
    const [open, paid] = [await opened(), await opened()]
    await post(`${paid.path}/pay`)
    await returnMoney(paid.reference, 300)
    for (const { reference } of [open, paid]) {
      expect(await restarted().gateway.find(reference)).toEqual({ ok: true, value: await payment(reference) })
    }
    expect(await payment(paid.reference)).toMatchObject({ kind: 'paid', returnedCents: 300 })
  })

  it('should know nothing before there is a folder', async () => {
    const { gateway } = await openSandbox()
    expect(await gateway.find(referenceOf('x', 'y'))).toEqual({ ok: true, value: null })
    expect(await gateway.changedSince(new Date(0))).toEqual({ ok: true, value: [] })
  })

  it('should read no file but its own, whatever it is asked for', async () => {
    const { opened, gateway, folder } = await openSandbox()
    const { reference } = await opened()
    const text = await readFile(join(folder, `${reference}.json`), 'utf8')
    for (const name of ['x.json', '../x.json']) await writeFile(join(folder, name), text)
    const names = [`../sandbox-payments/${reference}`, './x', 'x', '../x', `${reference}\0`, `${reference}\n`, '', '.']
    for (const name of names) expect(await gateway.find(name), name).toEqual({ ok: true, value: null })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        expect(await gateway.find(name)).toEqual({ ok: true, value: null })
        expect(await gateway.find(`${reference}${name || '/'}`)).toEqual({ ok: true, value: null })
      }),
    )
  })

  it('should not take one checkout for another because its file was copied or is found under another spelling', async () => {
    const { opened, payment, folder } = await openSandbox()
    const [one, other] = [await opened(), await opened()]
    await rename(join(folder, `${one.reference}.json`), join(folder, `${other.reference}.json`))
    expect(await payment(other.reference)).toBeNull()
  })
})

describe('what a crash or another program left in the folder', () => {
  it('should be passed over: a file that was never finished, and one of another name', async () => {
    const { opened, payment, folder, restarted } = await openSandbox()
    const { reference } = await opened()
    const text = await readFile(join(folder, `${reference}.json`), 'utf8')
    const unfinished = referenceOf('other', 'secret')
    await writeFile(join(folder, `${unfinished}.json.0b5c.tmp`), text.slice(0, 40))
    await writeFile(join(folder, `${reference}.json.0b5c.tmp`), '')
    await writeFile(join(folder, 'notes.json'), '{}')
    expect(await restarted().gateway.changedSince(new Date(0))).toEqual({ ok: true, value: [reference] })
    expect(await payment(unfinished)).toBeNull()
    expect(await payment(reference)).toMatchObject({ kind: 'open' })
  })
})

describe('changedSince', () => {
  it('should name what was opened, paid or returned at that moment or after', async () => {
    const { opened, post, returnMoney, gateway, clock } = await openSandbox()
    const checkouts = [await opened(), await opened(), await opened()] as const
    const [old, paid, returned] = checkouts.map(({ reference }) => reference)
    await post(`${checkouts[2].path}/pay`)
    clock.advance(SECOND)
    await post(`${checkouts[1].path}/pay`)
    await returnMoney(checkouts[2].reference, 1)
    const named = async (since: Date) => {
      const answer = await gateway.changedSince(since)
      return answer.ok && new Set(answer.value)
    }
    expect(await named(NOW)).toEqual(new Set([old, paid, returned]))
    expect(await named(clock.now())).toEqual(new Set([paid, returned]))
    expect(await named(new Date(clock.now().getTime() + 1))).toEqual(new Set())
  })
})

describe('returnMoney', () => {
  it('should return no more than was paid, nothing that was not, and never part of a cent', async () => {
    const { opened, post, returnMoney, payment } = await openSandbox()
    const { reference, path } = await opened()
    await expect(returnMoney(reference, 1)).rejects.toThrow('Only what was paid')
    await post(`${path}/pay`)
    for (const cents of [-1, 0.5, 901, Number.NaN]) {
      await expect(returnMoney(reference, cents), String(cents)).rejects.toThrow('Only what was paid')
    }
    await expect(returnMoney(referenceOf('x', 'y'), 1)).rejects.toThrow('no such checkout')
    await returnMoney(reference, 900)
    expect(await payment(reference)).toMatchObject({ returnedCents: 900 })
  })
})
