import { texts as brief } from 'virtual:texts/learning/brief'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { aBrief, conversation, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { press, visit } from '../testing/visit.tsx'

const BEGIN = `POST /api/conversation/${id}/placement`
const READ = `GET /api/conversation/${id}/placement`
const ANSWER = `POST /api/conversation/${id}/placement/answers`
const talk = [message(1, 'Chess', true), message(2, 'How well do you play?', false)]
const OPEN = aBrief({ level: null, evidence: null, sources: { ...aBrief().sources, level: 'open' } })
const talking = (brief = OPEN, more = {}) => ({ ...conversation(talk), brief, asks: 'level', ...more })
const options = ['A fork', 'A pin'].map((text, place) => ({ id: 'ab'[place] ?? '', text }))
const questions = [
  { id: 'q1', kind: 'single', prompt: 'What attacks two at once?', options },
  { id: 'q2', kind: 'number', prompt: 'How many squares are there?', unit: '' },
  { id: 'q3', kind: 'short', prompt: 'What ends a game?' },
]
const WRITING = { status: 'writing', questions: [], answers: null, result: null }
const READY = { ...WRITING, status: 'ready', questions }
const result = {
  ...{ right: 1, of: 3, level: 'some', evidence: '1 out of 3 correct: “What attacks two at once?”' },
  results: questions.map(({ id }, place) => ({
    ...{ question_id: id, right: place === 0, key: place === 0 ? 'a' : '64', explanation: 'So it is.' },
  })),
}
const dialog = () => screen.findByRole('dialog', { name: 'Find out where you start' })
const offer = () => screen.findAllByRole('button', { name: brief.offerPlacement })

describe('the questions about a level', () => {
  it('should be offered beside the brief and under the question about the level, not under another', async () => {
    const { now } = serve({ [paths.messages]: [200, talking()] })
    visit(id)
    await waitFor(async () => expect(await offer()).toHaveLength(2))
    now({ [paths.messages]: [200, talking(aBrief(), { asks: 'time' })] })
    fireEvent.focus(window)
    await waitFor(() => expect(screen.queryByRole('button', { name: brief.offerPlacement })).toBe(null))
  })

  it('should not be offered where there are none for the goal', async () => {
    serve({ [paths.messages]: [200, talking({ ...OPEN, can_be_placed: false })] })
    visit(id)
    expect(await screen.findByRole('heading', { name: brief.labels.level })).toBeVisible()
    expect(screen.queryByRole('button', { name: brief.offerPlacement })).toBe(null)
  })

  it('should be asked for once, wait while they are written, and be answered', async () => {
    const { sent, now } = serve({ [paths.messages]: [200, talking()], [BEGIN]: [202, WRITING], [READ]: [200, READY] })
    visit(id)
    await press(brief.offerPlacement)
    const box = await dialog()
    expect(await within(box).findByText('What attacks two at once?')).toBeVisible()
    fireEvent.click(within(box).getByRole('radio', { name: 'A fork' }))
    fireEvent.change(within(box).getByRole('textbox', { name: /question 2$/ }), { target: { value: '32' } })
    await press('See where I start')
    expect(within(box).getByText('Question 3 has no answer yet. Send anyway?')).toBeVisible()
    expect(sent(ANSWER)).toEqual([])
    const level = aBrief({ level: 'some', evidence: result.evidence, placement: { right: 1, of: 3 }, version: 4 })
    now({ [ANSWER]: [200, result], [paths.messages]: [200, talking(level, { asks: 'time' })] })
    await press('Send anyway')
    expect(await within(box).findByText('1 out of 3 correct.')).toBeVisible()
    expect(document.activeElement?.textContent).toMatch(/^1 out of 3 correct\.You already know some of it/)
    expect(await within(box).findAllByText('Not quite')).toHaveLength(1)
    expect(within(box).getAllByText('Not answered')).toHaveLength(1)
    const attempt = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(sent(ANSWER)).toEqual([{ attempt_id: attempt, answers: { q1: 'a', q2: '32' } }])
    expect(sent(BEGIN)).toHaveLength(1)
    await press('Back to the chat')
    expect(await screen.findByText('Your answers: 1 out of 3 correct')).toBeVisible()
    await press(brief.seeAnswers)
    expect(await within(await dialog()).findByText('1 out of 3 correct.')).toBeVisible()
    expect(sent(BEGIN)).toHaveLength(1)
  })

  it('should keep answers over a failure, as the same attempt', async () => {
    const { sent, now } = serve({
      [paths.messages]: [200, talking()],
      [BEGIN]: [202, { ...READY, questions: questions.slice(0, 1) }],
      [ANSWER]: () => {
        throw new TypeError('The line is down.')
      },
    })
    visit(id)
    await press(brief.offerPlacement)
    fireEvent.click(await screen.findByRole('radio', { name: 'A fork' }))
    await press('See where I start')
    expect(await screen.findByText(/^We couldn’t reach the server\. Your answers are still here/)).toBeVisible()
    now({ [ANSWER]: [200, { ...result, of: 1 }] })
    await press('See where I start')
    expect(await screen.findByText('1 out of 1 correct.')).toBeVisible()
    const [first, second] = sent(ANSWER).map(({ attempt_id }) => attempt_id)
    expect(second).toBe(first)
  })

  it('should say so where there are none, and where they cannot be had', async () => {
    const { now } = serve({
      [paths.messages]: [200, talking()],
      [BEGIN]: refusal(429, 'daily-allowance-spent', 'Tomorrow, please.'),
    })
    visit(id)
    await press(brief.offerPlacement)
    expect(await within(await dialog()).findByRole('alert')).toBeVisible()
    now({ [BEGIN]: [202, { ...WRITING, status: 'unavailable' }] })
    await press('Try again')
    expect(await screen.findByText(/^We don’t have good questions about this goal/)).toBeVisible()
    await press('Back to the chat')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })

  it('should show the result where another tab was quicker', async () => {
    const { now } = serve({
      [paths.messages]: [200, talking()],
      [BEGIN]: [202, { ...READY, questions: questions.slice(0, 1) }],
      [ANSWER]: refusal(409, 'placement-answered', 'You have answered these questions already.'),
    })
    visit(id)
    await press(brief.offerPlacement)
    fireEvent.click(await screen.findByRole('radio', { name: 'A pin' }))
    now({ [READ]: [200, { ...READY, status: 'answered', answers: { q1: 'a' }, result }] })
    await press('See where I start')
    expect(await screen.findByText('1 out of 3 correct.')).toBeVisible()
  })
})
