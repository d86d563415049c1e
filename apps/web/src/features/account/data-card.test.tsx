// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import './delete-dialog.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lateAnswer, refusal } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { takeToasts } from '../../testing/toasts.ts'
import { DataCard } from './data-card.tsx'
import { accountServer, DELETE, EXPORT } from './testing/account-server.ts'

beforeEach(() => localStorage.setItem('token', 'good'))

describe('downloading', () => {
  it('should save what the server keeps as a file named by the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 23, 30) })
    const files = watchDownloads()
    const answer = lateAnswer()
    open({ [EXPORT]: answer.handler })
    const button = screen.getByRole('button', { name: 'Download my data' })
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    answer.arrive(200, everything)
    expect((await screen.findByText('waymark-data-2026-03-04.json')).closest('[role="status"]')).not.toBe(null)
    expect(files.map(({ name }) => name)).toEqual(['waymark-data-2026-03-04.json'])
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(everything)
  })

  it.each([
    ["Ana's École 2", 'ana-s-école-2-data'],
    ['¡!', 'waymark-data'],
  ])('should begin its name with that of the product: %j', async (name, start) => {
    const files = watchDownloads()
    const info = {
      name,
      tutor: { provider: 'offline', is_demo: true, notice: null },
      mailbox: 'dev',
      payments: 'sandbox',
      contact_email: 'help@example.org',
      community_url: 'https://chat.example.org/',
      reporting: { errors: null, analytics: null },
    }
    const server = open({ 'GET /api/app-info': [200, info], [EXPORT]: [200, everything] })
    await waitFor(() => expect(server.count('GET /api/app-info')).toBe(1))
    // the answer leaves no trace on the page until the file is saved
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(new RegExp(`^${start}-\\d{4}`))
  })

  it('should say what is in it, and that the password is not', () => {
    open()
    expect(screen.getByText(/conversations, and plans .* Your password isn’t included\./)).toBeVisible()
  })

  it('should say that it failed, and try again', async () => {
    const files = watchDownloads()
    const server = open({ [EXPORT]: [500, {}] })
    const button = screen.getByRole('button', { name: 'Download my data' })
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t prepare your data. Please try again.')
    server.answer({ [EXPORT]: [200, everything] })
    fireEvent.click(button)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

describe('deleting the account', () => {
  it('should say plainly what happens', async () => {
    open()
    const dialog = await ask()
    const stops = dialog.getAllByRole('listitem').map((stop) => stop.textContent)
    expect(stops).toEqual([
      'Right awayYou’re logged out on all devices.',
      'For 30 daysYou can change your mind. Nothing is lost if you sign in as mira@example.org',
      'After thatYour account is deleted for good, with your plans, their chapters and your remaining 40 credits. Credits aren’t refunded.',
    ])
  })

  it('should want the password before it asks the server', async () => {
    const server = open()
    const dialog = await ask()
    press(dialog)
    expect(await dialog.findByText('Please enter your password.')).toBeVisible()
    expect(server.count(DELETE)).toBe(0)
  })

  it('should say at the field that the password is wrong', async () => {
    const words = 'This is not your password.'
    open({ [DELETE]: refusal(400, 'current-password-wrong', words, { fields: { password: words } }) })
    const dialog = await ask()
    press(dialog, 'wrong')
    await dialog.findByText(words)
    const field = dialog.getByLabelText<HTMLInputElement>('Your password')
    expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'wrong'])
    expect(document.activeElement).toBe(field)
    expect(dialog.queryByRole('alert')).toBe(null)
    expect(localStorage.getItem('token')).toBe('good')
  })

  it.each([
    [refusal(503, 'hasher-busy', 'Please try again in a moment.'), 'Please try again in a moment.'],
    [[500, {}] as const, 'We couldn’t delete your account. Please try again.'],
  ])('should say above the buttons what else went wrong: %j', async (answer, words) => {
    open({ [DELETE]: answer })
    const dialog = await ask()
    press(dialog, 'secret')
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
  })

  it('should keep the account for a user who thinks twice', async () => {
    const server = open()
    const dialog = await ask()
    const keep = dialog.getByRole('button', { name: 'Keep my account' })
    await waitFor(() => expect(document.activeElement).toBe(keep))
    fireEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(server.count(DELETE)).toBe(0)
  })

  it('should sign out, and show until when it can be undone until that is closed', async () => {
    let loggedOut = 0
    open({ [DELETE]: [202, { message: 'm', removal_at: '2026-12-20T12:00:00.000Z' }] }, () => {
      loggedOut += 1
    })
    press(await ask(), 'secret')
    const farewell = within(await screen.findByRole('dialog', { name: 'Your account will be deleted' }))
    expect(localStorage.getItem('token')).toBe(null)
    expect(loggedOut).toBe(0)
    const day = 'Sunday, December 20, 2026'
    expect(farewell.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
      'NowYou’re logged out on all devices.',
      `Before ${day}You can change your mind. Nothing is lost if you sign in as mira@example.org`,
      `On ${day}Your account is deleted for good, with your plans, their chapters and your remaining 40 credits. Credits aren’t refunded.`,
    ])
    const done = farewell.getByRole('button', { name: 'Done' })
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(document.getElementById(done.getAttribute('aria-describedby') ?? '')?.textContent).toContain(day)
    fireEvent.click(done)
    expect(loggedOut).toBe(1)
    expect(takeToasts()).toEqual([`info: Your account will be deleted on ${day}. Sign in before then to keep it.`])
  })

  it('should leave alone who has signed in again in another tab meanwhile', async () => {
    let loggedOut = 0
    open({ [DELETE]: [202, { message: 'm', removal_at: '2026-12-20T12:00:00.000Z' }] }, () => {
      loggedOut += 1
    })
    press(await ask(), 'secret')
    const farewell = within(await screen.findByRole('dialog', { name: 'Your account will be deleted' }))
    localStorage.setItem('token', 'of the other tab')
    fireEvent.click(farewell.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect([loggedOut, localStorage.getItem('token')]).toEqual([0, 'of the other tab'])
  })
})

// Helpers

const everything = {
  account: {
    id: anId(0),
    username: 'mira',
    email: 'mira@example.org',
    role: 'standard',
    created_at: '2026-11-01T08:00:00.000Z',
    language: null,
    verified_at: null,
    last_login_at: null,
  },
  sessions: [],
  credits: { balance: 0, entries: [] },
  purchases: [],
  conversations: [],
  plans: [],
  cards: [],
  acts: [],
  model_calls: [],
  staff_notes: [],
  mails: [],
}

function open(answers: Parameters<typeof accountServer>[0] = {}, logout: () => void = () => undefined) {
  const server = accountServer(answers)
  renderSignedIn(<DataCard />, { auth: { logout } })
  return server
}

async function ask() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete my account' })))
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
}

function press(dialog: ReturnType<typeof within>, password = ''): void {
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }))
}

type Saved = { readonly name: string; readonly text: () => Promise<string> }

/** What the browser would have saved. The environment of these tests can neither make such addresses nor follow them. */
function watchDownloads(): readonly Saved[] {
  const saved: Saved[] = []
  const blobs: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: () => blobs.at(-1)?.text() ?? Promise.resolve('') })
  })
  return saved
}
