import { SECOND } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { anOrder, EXPIRES_AT, NOW, openSandbox } from '../../test/open-sandbox.ts'
import { referenceOf } from '../reference.ts'

const PAID = 'https://app.example/account?payment=success&checkout='
const CANCELLED = 'https://app.example/account?payment=cancelled'

describe('the checkout page', () => {
  it('should say what is bought, for how much, and that no money is real', async () => {
    const { opened, get } = await openSandbox()
    const { path } = await opened()
    const page = await get(path)
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    for (const text of ['Sandbox - no real money', 'Package B', '100 credits', '$9.00', 'no real money is charged']) {
      expect(page?.body).toContain(text)
    }
    expect(page?.body).toContain(`<form method="post" action="${path}/pay">`)
    expect(page?.body).toContain(`<form method="post" action="${path}/cancel">`)
    expect(page?.body).toMatch(/<button[^>]*>Pay \$9\.00 \(test\)<\/button>/)
    expect(page?.body).toMatch(/<button>Cancel<\/button>/)
  })

  it('should show operators how to take real payments', async () => {
    const { opened, get } = await openSandbox()
    const page = await get((await opened()).path)
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) expect(page?.body).toContain(name)
  })

  it('should never be paid by looking at it', async () => {
    const { opened, get, payment, webhookEvents } = await openSandbox()
    const { path, reference } = await opened()
    expect(await get(path)).toMatchObject({ status: 200 })
    for (const act of ['pay', 'cancel']) expect(await get(`${path}/${act}`)).toMatchObject({ status: 405 })
    expect(await payment(reference)).toMatchObject({ kind: 'open' })
    expect(webhookEvents).toEqual([])
  })

  it('should let nothing run, be framed or be sent elsewhere', async () => {
    const { opened, get, post } = await openSandbox()
    const { path } = await opened()
    expect((await get(path))?.body).toContain('<link rel="icon" href="/favicon.ico">')
    const answers = [await get(path), await get('/sandbox/checkout/x'), await post(`${path}/cancel`), await post(path)]
    for (const answer of answers) {
      expect(answer?.csp).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(answer?.body).not.toMatch(/<script|\son\w+=|style=/i)
    }
    expect(await get('/sandbox/style.css')).toMatchObject({ status: 200, type: 'text/css; charset=utf-8' })
    expect((await get('/sandbox/style.css'))?.body).not.toMatch(/url\(|@import/)
  })
})

describe('Pay', () => {
  it('should mark the checkout as paid, report it with a signature, and lead back', async () => {
    const { opened, post, payment, webhookEvents, gateway } = await openSandbox()
    const { path, reference } = await opened()
    expect(await post(`${path}/pay`)).toMatchObject({ status: 303, headers: { Location: `${PAID}${reference}` } })
    expect(await payment(reference)).toMatchObject({ kind: 'paid', paidAt: NOW })
    const [webhookEvent = { body: '', headers: {} }, ...others] = webhookEvents
    expect(others).toEqual([])
    const read = await gateway.parseWebhook(webhookEvent)
    expect(read).toEqual({ ok: true, value: { reference, payment: null } })
  })

  it('should have stored the payment before it reports it', async () => {
    const { opened, pages, restarted } = await openSandbox()
    const { path, reference } = await opened()
    let found: unknown
    const telling = pages(async () => {
      found = await restarted().gateway.find(reference)
    })
    await telling({ method: 'POST', path: `${path}/pay` })
    expect(found).toMatchObject({ ok: true, value: { kind: 'paid' } })
  })

  it('should pay once, however often it is pressed, and report again each time', async () => {
    const { opened, post, payment, webhookEvents, clock, files } = await openSandbox()
    const { path, reference } = await opened()
    const all = await Promise.all([post(`${path}/pay`), post(`${path}/pay`)])
    clock.set(new Date(EXPIRES_AT.getTime() + SECOND))
    all.push(await post(`${path}/pay`))
    for (const answer of all)
      expect(answer).toMatchObject({ status: 303, headers: { Location: `${PAID}${reference}` } })
    expect(await payment(reference)).toMatchObject({ kind: 'paid', paidAt: NOW, returnedCents: 0 })
    expect(webhookEvents).toHaveLength(3)
    expect(await files()).toEqual([`${reference}.json`])
  })

  it('should not undo what happened to the money since', async () => {
    const { opened, post, payment, returnMoney } = await openSandbox()
    const { path, reference } = await opened()
    await post(`${path}/pay`)
    await Promise.all([returnMoney(reference, 300), post(`${path}/pay`)])
    expect(await payment(reference)).toMatchObject({ returnedCents: 300 })
  })

  it.each([
    ['is refused', async () => ({ ok: false })],
    ['fails', () => Promise.reject(new Error('the database is down'))],
    [
      'throws at once',
      () => {
        throw new Error('the database is down')
      },
    ],
  ])('should lead on all the same when the webhook event %s', async (_, notify) => {
    const { opened, pages, payment } = await openSandbox()
    const { path, reference } = await opened()
    const answer = await pages(notify)({ method: 'POST', path: `${path}/pay` })
    expect(answer).toMatchObject({ status: 303, headers: { Location: `${PAID}${reference}` } })
    expect(await payment(reference)).toMatchObject({ kind: 'paid' })
  })

  it('should not pay what has expired: its page says what to do next', async () => {
    const { opened, post, get, payment, clock, webhookEvents } = await openSandbox()
    const { path, reference } = await opened()
    clock.set(EXPIRES_AT)
    for (const page of [await get(path), await post(`${path}/pay`)]) {
      expect(page).toMatchObject({ status: 410, body: expect.stringContaining('This checkout has expired') })
      expect(page?.body).toContain(`href="${CANCELLED}"`)
      expect(page?.body).not.toContain('<form')
    }
    expect(await payment(reference)).toMatchObject({ kind: 'lapsed' })
    expect(webhookEvents).toEqual([])
  })

  it('should say on its page that it is paid, and lead back from there', async () => {
    const { opened, post, get } = await openSandbox()
    const { path, reference } = await opened()
    await post(`${path}/pay`)
    const page = await get(path)
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Already paid') })
    expect(page?.body).toContain(`href="${PAID.replace('&', '&amp;')}${reference}"`)
    expect(page?.body).not.toContain('<form')
  })

  it('should add the reference to whatever query there is', async () => {
    const { opened, post } = await openSandbox()
    const { path, reference } = await opened(anOrder({ paidUrl: 'https://app.example/x?a=1&b=%20#end' }))
    expect(await post(`${path}/pay`)).toMatchObject({
      headers: { Location: `https://app.example/x?a=1&b=+&checkout=${reference}#end` },
    })
  })
})

describe('Cancel', () => {
  it('should lead back, and leave the checkout open as Stripe does', async () => {
    const { opened, post, payment, webhookEvents } = await openSandbox()
    const { path, reference } = await opened()
    expect(await post(`${path}/cancel`)).toMatchObject({ status: 303, headers: { Location: CANCELLED } })
    expect(await payment(reference)).toMatchObject({ kind: 'open' })
    expect(webhookEvents).toEqual([])
    expect(await post(`${path}/pay`)).toMatchObject({ status: 303, headers: { Location: `${PAID}${reference}` } })
  })

  it('should not show "nothing paid" after a payment', async () => {
    const { opened, post } = await openSandbox()
    const { path } = await opened()
    await post(`${path}/pay`)
    expect(await post(`${path}/cancel`)).toMatchObject({ status: 303, headers: { Location: path } })
  })
})

describe('other paths', () => {
  it('should answer 404 and a way out for every checkout that there is not', async () => {
    const { opened, get, post, webhookEvents } = await openSandbox()
    const { path, reference } = await opened()
    const paths = [
      '/sandbox/checkout/',
      `/sandbox/checkout/${referenceOf('x', 'y')}`,
      `/sandbox/checkout/${reference.toLowerCase()}`,
      `/sandbox/checkout/${'x'.repeat(100_000)}`,
      `/sandbox/checkout/../checkout/${reference}`,
      `/sandbox/checkout/..%2fcheckout%2f${reference}`,
      `/sandbox/checkout//${reference}`,
      `/sandbox/checkout/%2e%2e`,
      `/sandbox/checkout/%73${reference.slice(1)}`,
      ...[
        '/',
        '%00',
        '%',
        '.json',
        '/pay/',
        '/pay%00',
        '/PAY',
        '/pay/x',
        '/refund',
        '\n',
        '//pay',
        '%2fpay',
        '\\pay',
      ].map((end) => path + end),
    ]
    for (const asked of paths) {
      for (const page of [await get(asked), await post(asked)]) {
        expect(page, asked).toMatchObject({
          status: 404,
          body: expect.stringContaining('We couldn’t find this checkout'),
        })
        expect(page?.body).toContain('href="https://app.example"')
      }
    }
    expect(webhookEvents).toEqual([])
  })

  it('should lead a POST to the page to its buttons', async () => {
    const { opened, post, payment } = await openSandbox()
    const { path, reference } = await opened()
    expect(await post(path)).toMatchObject({ status: 405, body: expect.stringContaining(`href="${path}"`) })
    expect(await payment(reference)).toMatchObject({ kind: 'open' })
  })

  it('should leave every other path to others', async () => {
    const { get, post } = await openSandbox()
    for (const path of [
      '/',
      '/sandbox',
      '/sandbox/',
      '/sandbox/checkout',
      '/sandbox/style.css/',
      '/x/sandbox/checkout/',
    ]) {
      expect(await get(path), path).toBeNull()
    }
    expect(await post('/sandbox/style.css')).toBeNull()
  })
})
