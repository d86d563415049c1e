import { MINUTE } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPIRES_AT, NOW } from '../../test/open-sandbox.ts'
import { referenceOf } from '../reference.ts'
import type { StoredCheckout } from '../stored-checkout.ts'
import {
  renderCheckoutPage,
  renderExpiredPage,
  renderMissingPage,
  renderPaidPage,
  renderWrongMethodPage,
} from './checkout-page.ts'
import type { Site } from './page.ts'

describe('each page', () => {
  it('should have a language, a title of its own, one heading and its landmarks, and the warning first', () => {
    const pages = allPages(CHECKOUT, SITE)
    for (const body of pages) {
      expect(body).toContain('<html lang="en">')
      expect(body.match(/<h1>/g)).toHaveLength(1)
      expect(body).toMatch(/<header>\s*<p class="warning"><strong>Sandbox - no real money<\/strong>[\s\S]*<main>/)
    }
    const titles = pages.map((body) => /<title>(.+) \(sandbox\) - Waymark<\/title>/.exec(body)?.[1])
    expect(new Set(titles).size).toBe(pages.length)
    expect(titles).not.toContain(undefined)
  })

  it('should show any name as text: the tags are the same for any input', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => `x${text}`),
      fc.stringMatching(/^[<>"'&=a/]{1,30}$/),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '" onload="alert(1)',
        '</title><img src=x onerror=alert(1)>',
        "'><b>",
      ),
    )
    const plain = allPages(CHECKOUT, SITE).map(tags)
    fc.assert(
      fc.property(hostile, hostile, hostile, (appName, packageName, address) => {
        const url = `https://app.example/${address}`
        const stored = { ...CHECKOUT, packageName, cancelledUrl: url, paidUrl: url }
        expect(allPages(stored, { appName, appUrl: url }).map(tags)).toEqual(plain)
      }),
    )
  })

  it('should show a name that looks like markup as it is', () => {
    const body = renderCheckoutPage({ ...CHECKOUT, packageName: '<b>A & "B"</b>' }, NOW, {
      ...SITE,
      appName: "Ann's <i>",
    })
    expect(body).toContain('<dd>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;</dd>')
    expect(body).toContain('>Ann&#39;s &lt;i&gt;</span></a>')
  })
})

describe('renderCheckoutPage', () => {
  it('should write amounts and times in full', () => {
    const body = renderCheckoutPage({ ...CHECKOUT, credits: 12_345, cents: 1_234_567 }, NOW, SITE)
    for (const text of [
      '12,345 credits',
      'Pay $12,345.67 (test)',
      ', until <time datetime="2026-01-15T13:10:00.000Z">13:10 UTC</time>',
    ]) {
      expect(body).toContain(text)
    }
    expect(renderExpiredPage(CHECKOUT, SITE)).toContain('15 Jan 2026, 13:10 UTC')
    expect(renderCheckoutPage({ ...CHECKOUT, credits: 1, cents: 5 }, NOW, SITE)).toMatch(
      /Buy 1 credit<[\s\S]*Pay \$0\.05 /,
    )
  })

  it.each([
    [59 * MINUTE, '59 minutes, until'],
    [MINUTE, '1 minute, until'],
    [1, '1 minute, until'],
  ])('should say how long it is open, whatever the clock of who pays: %i ms', (left, words) => {
    expect(renderCheckoutPage(CHECKOUT, new Date(EXPIRES_AT.getTime() - left), SITE)).toContain(`<dd>${words}`)
  })
})

// Helpers

const SITE: Site = { appName: 'Waymark', appUrl: 'https://app.example' }
const CHECKOUT: StoredCheckout = {
  reference: referenceOf('checkout:1', 'secret'),
  userId: 'user-1',
  packageId: '893996',
  packageName: 'Package B',
  credits: 100,
  cents: 900,
  currency: 'USD',
  paidUrl: 'https://app.example/account?payment=success',
  cancelledUrl: 'https://app.example/account?payment=cancelled',
  expiresAt: EXPIRES_AT.toISOString(),
  changedAt: NOW.toISOString(),
  paidAt: null,
  returnedCents: 0,
}

const allPages = (stored: StoredCheckout, site: Site): string[] => [
  renderCheckoutPage(stored, NOW, site),
  renderPaidPage(stored, stored.paidUrl, site),
  renderExpiredPage(stored, site),
  renderMissingPage(site),
  renderWrongMethodPage(stored.reference, site),
]

/** Tag names with the names of their attributes: quoted values go first, as a browser reads them. */
const tags = (page: string): string[] => page.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '')) ?? []
