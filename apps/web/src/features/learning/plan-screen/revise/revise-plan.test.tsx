import { texts } from 'virtual:texts/learning/plan-screen/revise'
import {
  acceptRevision,
  discardRevision,
  type PlanChange,
  type PlanRevision,
  readLearningPlan,
  readRevision,
  requestRevision,
} from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, reply, unreachable } from '../../../../api/testing/fake-server.ts'
import { anId } from '../../../../api/testing/signed-in.tsx'
import {
  announced,
  button,
  idOf,
  inOrder,
  noticed,
  open,
  openEditor,
  PLAN,
  plan,
  saved,
  tick,
  titles,
  type,
  UNDO,
} from '../edit/testing/open-editor.tsx'

const AT = `/api/learning-plans/${plan.id}/revision`
const [ASK, READ, ACCEPT, DISCARD] = [`POST ${AT}`, `GET ${AT}`, `POST ${AT}/accept`, `DELETE ${AT}`]
const REQUEST = 'Drop the second one'

const changes: PlanChange[] = [
  { kind: 'remove', chapter_id: idOf(2), before: chapter(2) },
  { kind: 'move', chapter_id: idOf(4), before: chapter(4), after: { ...chapter(4), number: 2 } },
  { kind: 'add', after: { ...chapter(5), title: 'Rye', number: 4, minutes: 45 } },
  {
    kind: 'reword',
    chapter_id: idOf(3),
    before: chapter(3),
    after: { ...chapter(3), title: 'Shaping', summary: 'How a loaf gets its form.' },
  },
]

beforeEach(() => sessionStorage.clear())

describe('a plan that is changed in words', () => {
  it('should be no offer where the demo tutor answers, which edits nothing by words', async () => {
    await open(plan, true)
    fireEvent.click(button('Edit plan'))
    expect(await screen.findByRole('button', { name: 'Rename' })).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.open })).toBe(null)
  })

  it('should show each change before and after, and make them when they are accepted', async () => {
    const server = await openEditor()
    const sent: unknown[] = []
    server.answer({
      [ASK]: (body) => {
        sent.push(body)
        return reply(requestRevision, aRevision({ status: 'PENDING' }))
      },
      [READ]: reply(readRevision, aRevision({ status: 'PENDING' })),
      [PLAN]: reply(readLearningPlan, { ...plan, revision_status: 'PENDING' }),
    })
    await ask(REQUEST)
    const heading = await screen.findByRole('heading', { name: 'Working on your changes' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(REQUEST)).toBeVisible()
    expect(sessionStorage.getItem(`request:${plan.id}`)).toBe(null)

    server.answer({
      [READ]: reply(readRevision, aRevision({ changes })),
      [ACCEPT]: (body) => {
        sent.push(body)
        return reply(acceptRevision, saved({ chapters: inOrder(1, 4, 3) }))
      },
    })
    expect(await screen.findByRole('heading', { name: '4 changes to review' })).toBe(heading)
    expect(announced()).toBe('4 changes to review')
    expect(screen.getByRole('list', { name: '4 changes to review' }).textContent).toBe(
      [
        ...['Remove chapter 2', 'Chapter 2', 'Why chapter 2 comes here.'],
        ...['Move chapter 4 to position 2', 'Chapter 4'],
        ...['Add as chapter 4', 'Rye', 'Why chapter 5 comes here.', 'About 45 min', 'Do 5a', 'Do 5b'],
        ...['Edit chapter 3', 'Chapter 3', 'Before', 'Chapter 3', 'Why chapter 3 comes here.'],
        ...['After', 'Shaping', 'How a loaf gets its form.'],
      ].join(''),
    )
    expect(titles()).toHaveLength(4)
    fireEvent.click(button('Accept changes'))
    expect(await noticed('Made 4 changes.')).toBeVisible()
    expect(titles()).toEqual(['1 Chapter 1', '2 Chapter 4', '3 Chapter 3'])
    expect(sent).toEqual([{ request: REQUEST }, { revision_id: anId(70) }])
    await waitFor(() => expect(document.activeElement).toBe(button('Describe changes')))

    server.answer({ [UNDO]: reply(acceptRevision, saved({ version: 2 })) })
    fireEvent.click(button('Undo'))
    expect(await noticed('Undone. Your plan is back to how it was.')).toBeVisible()
    expect(titles()).toHaveLength(4)
  })

  it('should be found again by one who comes back, and ask every 2 seconds until it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = await openWith(aRevision({ status: 'PENDING' }))
    await screen.findByRole('heading', { name: 'Working on your changes' })
    const before = server.count(READ)
    await tick(2_000)
    expect(server.count(READ)).toBe(before + 1)
    await tick(2_000)
    expect(server.count(READ)).toBe(before + 2)
    server.answer({ [READ]: reply(readRevision, aRevision({ changes })) })
    await tick(2_000)
    expect(screen.getByRole('heading', { name: '4 changes to review' })).toBeVisible()
    const last = server.count(READ)
    await tick(6_000)
    expect(server.count(READ)).toBe(last)
  })

  it('should be left alone by Keep my plan, with the request in the field for another try', async () => {
    const server = await openWith(aRevision({ changes }))
    server.answer({ [DISCARD]: reply(discardRevision, plan) })
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my plan' }))
    const open = await screen.findByRole('button', { name: 'Describe changes' })
    await waitFor(() => expect(document.activeElement).toBe(open))
    expect(announced()).toBe('Your plan hasn’t changed.')
    fireEvent.click(open)
    expect(screen.getByDisplayValue(REQUEST)).toBeVisible()
  })

  it('should say why it failed, and take the request in other words', async () => {
    const server = await openWith(aRevision({ status: 'FAILED', error: 'A plan has at least two chapters.' }))
    expect((await screen.findByRole('alert')).textContent).toBe('A plan has at least two chapters.')
    const field = screen.getByDisplayValue(REQUEST)
    expect(document.activeElement).not.toBe(field)
    let sent: unknown
    server.answer({
      [ASK]: (body) => {
        sent = body
        return reply(requestRevision, aRevision({ id: anId(71), request: 'Shorter', status: 'PENDING' }))
      },
    })
    type(field, 'Shorter')
    fireEvent.click(button('Suggest changes'))
    expect(await screen.findByRole('heading', { name: 'Working on your changes' })).toBeVisible()
    expect(sent).toEqual({ request: 'Shorter' })
  })

  it('should offer to ask again once the plan has changed, and lose no word where that is refused', async () => {
    const server = await openWith(aRevision({ changes, stale: true }))
    await screen.findByRole('heading', { name: 'Your plan has changed since you asked' })
    expect(screen.queryByRole('button', { name: 'Accept changes' })).toBe(null)
    server.answer({
      [DISCARD]: reply(discardRevision, plan),
      [PLAN]: reply(readLearningPlan, plan),
      [ASK]: refusal(429, 'daily-allowance-spent', 'That was all for today.'),
    })
    fireEvent.click(button('Ask again'))
    expect((await screen.findByRole('alert')).textContent).toBe('That was all for today.')
    expect(await screen.findByDisplayValue(REQUEST)).toBeVisible()
    expect([server.count(DISCARD), server.count(ASK)]).toEqual([1, 1])
    server.answer({
      [ASK]: reply(requestRevision, aRevision({ id: anId(71), status: 'PENDING' })),
      [READ]: reply(readRevision, aRevision({ id: anId(71), status: 'PENDING' })),
      [PLAN]: reply(readLearningPlan, { ...plan, revision_status: 'PENDING' }),
    })
    fireEvent.click(button('Suggest changes'))
    expect(await screen.findByRole('heading', { name: 'Working on your changes' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should become stale while it is looked at, and say so in place of an error', async () => {
    const server = await openWith(aRevision({ changes }))
    server.answer({
      [ACCEPT]: refusal(409, 'chapter-unlocked', 'Unlocked.'),
      [READ]: reply(readRevision, aRevision({ changes, stale: true })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Accept changes' }))
    expect(await screen.findByRole('heading', { name: 'Your plan has changed since you asked' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  })

  it('should go by itself when it was accepted in another tab', async () => {
    const server = await openWith(aRevision({ changes }))
    server.answer({
      [ACCEPT]: refusal(404, 'revision-not-found', 'There are no changes to look at.'),
      [READ]: refusal(404, 'revision-not-found', 'There are no changes to look at.'),
      [PLAN]: reply(readLearningPlan, saved({ chapters: inOrder(1, 3) })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Accept changes' }))
    expect(await screen.findByRole('button', { name: 'Describe changes' })).toBeVisible()
    expect(screen.getByRole('alert').textContent).toBe('There are no changes to look at.')
    expect(titles()).toHaveLength(2)
  })
})

describe('a request for changes', () => {
  it.each([
    ['has no words', '  ', undefined, 'Please say what to change.'],
    ['cannot be sent', REQUEST, unreachable, /^We couldn’t reach the server/],
    [
      'comes while another one is open',
      REQUEST,
      refusal(409, 'revision-open', 'Please look at those first.'),
      'Please look at those first.',
    ],
    [
      'is declined',
      REQUEST,
      refusal(400, 'words-declined', 'We cannot.', { reason: 'unsafe', reply: 'I can’t help with that.' }),
      'I can’t help with that.',
    ],
  ])('should stay in its field when it %s', async (_why, request, answer, words) => {
    const server = await openEditor()
    if (answer) server.answer({ [ASK]: answer })
    await ask(request)
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(request)
  })

  it('should be there again after the page was left', async () => {
    sessionStorage.setItem(`request:${plan.id}`, 'Put rye first')
    await openEditor()
    expect(screen.getByDisplayValue('Put rye first')).toBeVisible()
    expect(document.activeElement).toBe(button('Rename'))
  })
})

// Helpers

function chapter(number: number) {
  const objectives = [`Do ${number}a`, `Do ${number}b`]
  return { number, title: `Chapter ${number}`, summary: `Why chapter ${number} comes here.`, objectives, minutes: 90 }
}

function aRevision(change: Partial<PlanRevision> = {}): PlanRevision {
  return { id: anId(70), request: REQUEST, status: 'COMPLETE', error: null, stale: false, changes: [], ...change }
}

async function ask(request: string) {
  fireEvent.click(button('Describe changes'))
  const field = screen.getByRole('textbox', { name: 'What should be different?' })
  expect(document.activeElement).toBe(field)
  type(field, request)
  expect(sessionStorage.getItem(`request:${plan.id}`)).toBe(request)
  fireEvent.click(button('Suggest changes'))
}

async function openWith(revision: PlanRevision) {
  const shown = { ...plan, revision_status: revision.status }
  const server = await openEditor(shown, revision.status === 'FAILED' ? 'Edit plan' : 'See the changes', {
    [READ]: reply(readRevision, revision),
  })
  return server
}
