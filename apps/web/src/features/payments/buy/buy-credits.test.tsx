// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import './buy-dialog.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { takeToasts } from '../../../testing/toasts.ts'
import { pendingUnlock, type Shortfall } from '../pending-unlock.ts'
import { BuyCredits } from './buy-credits.tsx'

beforeEach(() => localStorage.setItem('token', 'good'))
afterEach(() => {
  takeToasts()
  window.location.hash = ''
})

describe('Buy Credits', () => {
  it('should list what is sold, and what that means in chapters', async () => {
    const { dialog } = await open()
    const rows = await dialog.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent?.replace(/Buy Now.*/, ''))).toEqual([
      'Package A5 chapters$550 credits$1 per chapter',
      'Package B10 chapters$9100 credits$0.90 per chapterSave $1',
      'Package CMost Popular30 chapters$25300 credits$0.83 per chapterSave $5',
      'Package D100 chapters$751,000 credits$0.75 per chapterSave $25',
    ])
    expect(dialog.getAllByRole('button', { name: /^Buy Now Package [A-D]$/ })).toHaveLength(4)
    expect(dialog.getByText('A chapter costs 10 credits ($1).')).toBeVisible()
    expect(dialog.getByText(/^Payment is processed by a third-party payment provider/)).toBeVisible()
  })

  it.each([
    ['sandbox', true],
    ['stripe', false],
  ])('should say when no real money is taken: %s', async (payments, said) => {
    const tutor = { provider: 'offline', is_demo: true, notice: null }
    const contact = { contact_email: 'help@example.org', community_url: 'https://chat.example.org/' }
    const reporting = { errors: null, analytics: null }
    const info = { name: 'Waymark', tutor, mailbox: 'dev', payments, ...contact, reporting }
    const { dialog, server } = await open({ 'GET /api/app-info': [200, info] })
    await waitFor(() => expect(server.count('GET /api/app-info')).toBeGreaterThan(0))
    await dialog.findAllByRole('listitem')
    if (said) expect(await dialog.findByText(/no real money is charged/)).toBeVisible()
    else expect(dialog.queryByText(/no real money/)).toBe(null)
  })

  it('should take the focus, close on Escape and give the focus back', async () => {
    const { dialog, button, element } = await open()
    await dialog.findAllByRole('listitem')
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('should say that the packages are coming, or that they could not be loaded', async () => {
    const answer = lateAnswer()
    const { dialog, server } = await open({ [PACKAGES]: answer.handler })
    expect((await dialog.findByText('Loading packages...')).closest('[role="status"]')).not.toBe(null)
    answer.arrive(...refusal(429, 'too-many-tries', 'Please wait a moment.'))
    expect((await dialog.findByRole('alert')).textContent).toContain('Please wait a moment.')
    server.answer({ [PACKAGES]: [200, packages] })
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findAllByRole('listitem')).toHaveLength(4)
    expect(dialog.queryByRole('alert')).toBe(null)
  })

  it.each([
    [{ cost: 10, missing: 7 }, 'You have 3. You need 7 more.', 'Package A'],
    [{ cost: 10, missing: 10 }, 'You have 0. You need 10 more.', 'Package A'],
    [{ cost: 60, missing: 51 }, 'You have 9. You need 51 more.', 'Package B'],
  ])('should open by itself for who lacks credits, and name them: %o', async (facts, words, proposed) => {
    const dialog = within((await openForShortfall({ chapter, ...facts })).element)
    expect(dialog.getByText(/^You need/).textContent).toBe(
      `You need ${facts.cost} credits for Folding and shaping. ${words}`,
    )
    const rows = await dialog.findAllByRole('listitem')
    const covering = rows.filter((row) => within(row).queryByText('Enough for this chapter'))
    expect(covering.map((row) => within(row).getByText(/^Package/).textContent)).toEqual([proposed])
    expect(rows).toHaveLength(4)
  })
})

describe('Buy Now', () => {
  it('should lead to the checkout, once however often it is pressed', async () => {
    const { dialog, server } = await open()
    const answer = lateAnswer()
    let sent: unknown
    server.answer({
      [CHECKOUT]: (body) => {
        sent = body
        return answer.handler()
      },
    })
    const button = await dialog.findByRole('button', { name: 'Buy Now Package B' })
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(dialog.getByRole('button', { name: /Package A$/ }))
    expect(await dialog.findByRole('button', { name: 'Processing... Package B' })).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    const other = dialog.getByRole('button', { name: 'Buy Now Package A' })
    expect(other.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(other.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Another purchase is in progress.',
    )
    answer.arrive(200, { checkout_url: elsewhere })
    await waitFor(() => expect(window.location.href).toBe(elsewhere))
    expect([server.count(CHECKOUT), sent]).toEqual([1, { product_id: '893996' }])
    expect(dialog.getByRole('button', { name: 'Processing... Package B' })).toBeVisible()
  })

  it('should be there again for who comes back by the way of the browser', async () => {
    const { dialog } = await open({ [CHECKOUT]: [200, { checkout_url: elsewhere }] })
    fireEvent.click(await dialog.findByRole('button', { name: 'Buy Now Package B' }))
    await waitFor(() => expect(window.location.href).toBe(elsewhere))
    await comeBack(false)
    expect(dialog.getByRole('button', { name: 'Processing... Package B' })).toBeVisible()
    await comeBack(true)
    expect(await dialog.findByRole('button', { name: 'Buy Now Package B' })).toBeVisible()
    expect(dialog.queryByRole('alert')).toBe(null)
  })

  it('should remember what the credits are for', async () => {
    const server = await openForShortfall({ chapter, cost: 10, missing: 7 })
    server.answer({ [CHECKOUT]: [200, { checkout_url: elsewhere }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Buy Now Package A' }))
    await waitFor(() => expect(window.location.href).toBe(elsewhere))
    expect(pendingUnlock()).toEqual(chapter)
  })

  it.each([true, false])(
    'should have what is short unlocked once it is paid, if the learner wants that: %s',
    async (isWanted) => {
      let sent: unknown
      const server = await openForShortfall({ chapter, cost: 10, missing: 7 })
      server.answer({
        [CHECKOUT]: (body) => {
          sent = body
          return [200, { checkout_url: elsewhere }]
        },
      })
      if (!isWanted) fireEvent.click(await screen.findByRole('checkbox'))
      fireEvent.click(await screen.findByRole('button', { name: 'Buy Now Package A' }))
      await waitFor(() => expect(window.location.href).toBe(elsewhere))
      const unlock = { plan_id: anId(1), chapter_ids: [anId(2)], is_whole_plan: false, cost: 10 }
      expect(sent).toEqual({ product_id: '893999', ...(isWanted && { unlock }) })
    },
  )

  it.each([
    ['the server says why', refusal(503, 'payments-unavailable', 'No one is there.'), 'No one is there.'],
    ['there were too many', refusal(429, 'too-many-tries', 'Please wait.', { retry_after: 9 }), 'Please wait.'],
    ['it says nothing', [500, {}], 'Failed to create checkout session'],
    [
      'it cannot be reached',
      () => Promise.reject(new TypeError('offline')),
      'Failed to create checkout session. Please check your connection and try again.',
    ],
    [
      'the address is none to go to',
      [200, { checkout_url: 'javascript:alert(1)' }],
      'Failed to create checkout session',
    ],
  ] as const)('should say, in a toast and in place, that it failed, and why: %s', async (_, answer, words) => {
    const { dialog } = await open({ [CHECKOUT]: answer })
    fireEvent.click(await dialog.findByRole('button', { name: 'Buy Now Package B' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(takeToasts()).toEqual([`error: ${words}`])
    expect(dialog.getByRole('button', { name: 'Buy Now Package B' }).getAttribute('aria-disabled')).toBe(null)
    expect(pendingUnlock()).toBe(null)
  })

  it('should ask who is signed out meanwhile to log in, and the server nothing', async () => {
    const { dialog, server } = await open()
    await dialog.findAllByRole('listitem')
    localStorage.removeItem('token')
    fireEvent.click(dialog.getByRole('button', { name: 'Buy Now Package B' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Please log in to purchase credits')
    expect(takeToasts()).toEqual(['error: Please log in to purchase credits'])
    expect(server.count(CHECKOUT)).toBe(0)
  })

  it('should leave it to the sign-in page to report a session that has ended', async () => {
    const { dialog } = await open({ [CHECKOUT]: refusal(401, 'unauthenticated', 'Please sign in.') })
    fireEvent.click(await dialog.findByRole('button', { name: 'Buy Now Package B' }))
    await dialog.findByRole('alert')
    expect(takeToasts()).toEqual([])
  })

  it('should lead nowhere once the dialog is closed', async () => {
    const answer = lateAnswer()
    const { dialog } = await open({ [CHECKOUT]: answer.handler })
    fireEvent.click(await dialog.findByRole('button', { name: 'Buy Now Package B' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await act(async () => answer.arrive(200, { checkout_url: elsewhere }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(window.location.href).not.toBe(elsewhere)
    expect(takeToasts()).toEqual([])
  })
})

// Helpers

const PACKAGES = 'GET /api/credits/packages'
const CHECKOUT = 'POST /api/payments/create-checkout'
/** The environment of these tests goes to no other address than its own with another fragment. */
const elsewhere = `${window.location.origin}/#checkout`

const packages = [
  { id: '893999', name: 'Package A', credits: 50, price: 5 },
  { id: '893996', name: 'Package B', credits: 100, price: 9, savings: 'Save $1' },
  { id: '893998', name: 'Package C', credits: 300, price: 25, savings: 'Save $5', popular: true },
  { id: '893997', name: 'Package D', credits: 1000, price: 75, savings: 'Save $25' },
]

const chapter = { planId: anId(1), id: anId(2), title: 'Folding and shaping' }

async function render(answers: Answers, shortfall?: Shortfall) {
  const server = fakeServer({ [PACKAGES]: [200, packages], ...answers })
  renderSignedIn(<BuyCredits label="Buy More Credits" shortfall={shortfall} />)
  // behind a dialog that opens by itself no one finds it by its role
  const button = screen.getByText('Buy More Credits')
  if (!shortfall) {
    button.focus()
    fireEvent.click(button)
  }
  const element = await screen.findByRole('dialog', { name: 'Buy Credits' })
  return { ...server, button, element }
}

async function open(answers: Answers = {}) {
  const { button, element, ...server } = await render(answers)
  return { server, button, element, dialog: within(element) }
}

const openForShortfall = (shortfall: Shortfall) => render({}, shortfall)

async function comeBack(persisted: boolean): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}
