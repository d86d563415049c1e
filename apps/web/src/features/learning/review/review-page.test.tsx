import { readReviews, reviewCard } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lateAnswer, refusal, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { takeToasts } from '../../../testing/toasts.ts'
import { openHelp } from '../chapter/help/help-event.ts'
import {
  aCard,
  aNumberCard,
  CARDS,
  DUE,
  key,
  openReview,
  post,
  question,
  radio,
  reload,
  resultOf,
} from './testing/open-review.tsx'

describe('a session of reviews', () => {
  it('should be gone through by the keys 1 to 4 and Enter alone', async () => {
    const { sent } = openReview([aCard(1), aCard(2)])
    await question(1)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bread that rises · Chapter 1: Chapter title 1')
    expect(document.activeElement).toBe(radio('Flour'))
    key('2')
    expect(radio('Water').checked).toBe(true)
    key('Enter')
    expect(await screen.findByText('Correct', { selector: 'p' })).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Comes back on December 4, 2026.')).toBeVisible()
    key('4')
    await waitFor(() => expect(sent.map(({ answer, grade }) => grade ?? answer)).toEqual(['b', 'easy']))
    expect(sent[0]?.review_id).toBe(sent[1]?.review_id)
    expect(screen.getByRole('button', { name: 'Easy' }).getAttribute('aria-pressed')).toBe('true')

    key('Enter')
    await question(2)
    key('2')
    key('Enter')
    await screen.findByText('Correct', { selector: 'p' })
    key('Enter')
    const done = await screen.findByRole('heading', { name: 'Done for now' })
    expect(document.activeElement).toBe(done)
    expect(screen.getByText('You answered 2 questions, 2 right on the first try.')).toBeVisible()
    expect(await screen.findByText('Your next reviews are due on December 4, 2026.')).toBeVisible()
  })

  it('should say why an answer is wrong and where to read, and ask it again in the same session', async () => {
    const { sent } = openReview([aCard(1)])
    await question(1)
    key('1')
    key('Enter')
    expect(await screen.findByText('Not quite', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('Flour makes it dry.')).toBeVisible()
    expect(screen.getByText('Wet hands do not stick.')).toBeVisible()
    expect(screen.getByText('You’ll see this one again in a moment.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'How hard was it?' })).toBe(null)
    const link = screen.getByRole('link', { name: 'Read the section again in “Chapter title 1”' })
    expect(link.getAttribute('href')).toMatch(/^\/learning-plan\/.*\/chapter\/.*#s2$/)
    expect(screen.queryByText(/^Wrong twice/)).toBe(null)
    key('Enter')
    await question(1)
    expect(radio('Flour').checked).toBe(false)
    key('1')
    key('Enter')
    expect(await screen.findByText(/^Wrong twice in a row\?/)).toBeVisible()
    key('Enter')
    await question(1)
    key('2')
    key('Enter')
    expect(await screen.findByText('Correct', { selector: 'p' })).toBeVisible()
    // a later answer of the day moves nothing
    expect(screen.queryByRole('group', { name: 'How hard was it?' })).toBe(null)
    key('Enter')
    expect(await screen.findByText('You answered 1 question, 0 right on the first try.')).toBeVisible()
    expect(new Set(sent.map(({ review_id }) => review_id)).size).toBe(3)
  })

  it('should offer the help of the chapter after two misses', async () => {
    sessionStorage.clear()
    openReview([aCard(1, { misses: 1 })])
    await question(1)
    expect(screen.queryByRole('link', { name: 'Work it out with me' })).toBe(null)
    key('1')
    key('Enter')
    const link = await screen.findByRole('link', { name: 'Work it out with me' })
    expect(link.getAttribute('href')).toMatch(/^\/learning-plan\/.*\/chapter\/.*#s2$/)
    expect(openHelp(aCard(1).chapter_id).read()).toBe(null)
    fireEvent.click(link)
    const kept = JSON.parse(openHelp(aCard(1).chapter_id).read() ?? '{}')
    expect(kept).toMatchObject({
      about: { question_id: aCard(1).id },
      question: { prompt: 'What keeps hand 1 from sticking?' },
      start: { text: 'Work it out with me' },
    })
  })

  it('should offer no help with a right answer', async () => {
    openReview([aCard(1, { misses: 2 })])
    await question(1)
    key('2')
    key('Enter')
    expect(await screen.findByText('Correct', { selector: 'p' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Work it out with me' })).toBe(null)
  })

  it('should ask a card no more that was reported', async () => {
    const reports: unknown[] = []
    openReview([aCard(1), aCard(2)], {
      [`POST /api/questions/${aCard(1).id}/report`]: (body) => {
        reports.push(body)
        return [202, {}]
      },
    })
    await question(1)
    key('1')
    key('Enter')
    fireEvent.click(await screen.findByRole('button', { name: 'Report this question: 1' }))
    const wrong = await screen.findByRole<HTMLInputElement>('radio', { name: 'Its answer is wrong' })
    fireEvent.click(wrong)
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText(/^Thanks for letting us know/)).toBeVisible()
    expect(reports).toEqual([{ reason: 'Its answer is wrong', words: '' }])
    expect(screen.queryByText('You’ll see this one again in a moment.')).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await question(2)
    key('2')
    key('Enter')
    await screen.findByText('Correct', { selector: 'p' })
    key('Enter')
    expect(await screen.findByRole('heading', { name: 'Done for now' })).toBeVisible()
  })

  it('should not hear the keys of a report as grades', async () => {
    const { sent } = openReview([aCard(1)])
    await question(1)
    key('2')
    key('Enter')
    fireEvent.click(await screen.findByRole('button', { name: 'Report this question: 1' }))
    fireEvent.keyDown(await screen.findByRole('radio', { name: 'Something else' }), { key: '4' })
    expect(screen.getByRole('button', { name: 'Easy' }).getAttribute('aria-pressed')).toBe('false')
    expect(sent).toHaveLength(1)
  })

  it('should go on before an answer has been marked', async () => {
    const late = lateAnswer()
    openReview([aCard(1), aCard(2)], { [post(aCard(1))]: late.handler })
    await question(1)
    key('1')
    key('Enter')
    expect(screen.getByText('Checking...')).toBeVisible()
    key('Enter')
    await question(2)
    await act(async () => late.arrive(...reply(reviewCard, resultOf(false))))
    await question(2)
    key('2')
    key('Enter')
    await screen.findByText('Correct', { selector: 'p' })
    key('Enter')
    // it came back although its result came late
    await question(1)
  })

  it('should send an answer again that got lost, over a reload and with the same id', async () => {
    const lost: unknown[] = []
    const { server, sent, handlers } = openReview([aCard(1), aCard(2)], {
      [post(aCard(1))]: (body) => {
        lost.push(body)
        return unreachable()
      },
    })
    await question(1)
    key('2')
    key('Enter')
    expect(await screen.findByText(/^We couldn’t reach the server\. Your answer is saved/)).toBeVisible()
    key('Enter')
    await question(2)
    key('3')
    server.answer(handlers)
    reload()
    await question(2)
    expect(radio('Salt').checked).toBe(true)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject(lost[0] ?? {})
    expect(server.count(CARDS)).toBe(1)
  })

  it('should go on by itself once the server is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, handlers } = openReview([aCard(1)], { [post(aCard(1))]: refusal(503, 'unavailable', 'Soon.') })
    await question(1)
    key('2')
    key('Enter')
    await screen.findByText(/^We couldn’t reach the server/)
    server.answer(handlers)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('Correct', { selector: 'p' })).toBeVisible()
  })

  it('should take what is typed, without hearing digits as keys, and ask again what is no number', async () => {
    const { server, handlers } = openReview([aNumberCard(1)], {
      [post(aCard(1))]: refusal(400, 'answer-unreadable', 'We can’t read a number.', { question_ids: [] }),
    })
    await screen.findByText('How much salt?')
    const field = () => screen.getByRole<HTMLInputElement>('textbox')
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'a lot' } })
    key('Enter')
    expect(await screen.findByText(/^We can’t read this as a number/)).toBeVisible()
    expect(field().value).toBe('a lot')
    server.answer(handlers)
    fireEvent.change(field(), { target: { value: '12' } })
    key('1')
    expect(field().value).toBe('12')
    expect(screen.queryByText(/^We can’t read this as a number/)).toBe(null)
    key('Enter')
    expect(await screen.findByText('Correct', { selector: 'p' })).toBeVisible()
  })

  it('should want an answer, or that none is known', async () => {
    const { sent } = openReview([aCard(1)])
    await question(1)
    key('Enter')
    expect(screen.getByText('Answer first, or choose “I don’t know”.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'I don’t know' }))
    expect(await screen.findByText('Not answered', { selector: 'p' })).toBeVisible()
    expect(sent[0]?.answer).toBe(null)
  })

  it('should go on without a card that is gone', async () => {
    openReview([aCard(1), aCard(2)], {
      [post(aCard(1))]: refusal(404, 'card-not-found', 'No longer among your reviews.'),
    })
    await question(1)
    key('2')
    key('Enter')
    await question(2)
    expect(takeToasts()).toEqual(['info: No longer among your reviews.'])
  })

  it('should end after three minutes, and offer more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const three = [1, 2, 3].map((number) => aCard(number))
    openReview(three, { [DUE]: reply(readReviews, { due: 2, cards: [], next_due: null }) })
    await question(1)
    key('2')
    key('Enter')
    await screen.findByText('Correct', { selector: 'p' })
    vi.setSystemTime(Date.now() + 180_000)
    key('Enter')
    expect(await screen.findByText('2 more are due today.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await question(2)
  })

  it('should read more cards where the server has more than came at once', async () => {
    const { server } = openReview([aCard(1)], { [DUE]: reply(readReviews, { due: 1, cards: [], next_due: null }) })
    await question(1)
    key('2')
    key('Enter')
    await screen.findByText('Correct', { selector: 'p' })
    key('Enter')
    expect(await screen.findByText('1 more is due today.')).toBeVisible()
    server.answer({ [CARDS]: reply(readReviews, { due: 1, cards: [aCard(2)], next_due: null }) })
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await question(2)
  })

  it.each([
    ['2026-12-04', 'Your next reviews are due on December 4, 2026.'],
    [null, /^Take the quiz at the end of a chapter/],
  ])('should say what comes where nothing is due, next on %s', async (next_due, words) => {
    openReview([], { [CARDS]: reply(readReviews, { due: 0, cards: [], next_due }) })
    expect(await screen.findByRole('heading', { name: 'Nothing to review today' })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
  })

  it('should say that cards could not be read, and read them again', async () => {
    const { server } = openReview([aCard(1)], { [CARDS]: refusal(429, 'too-many-tries', 'Too fast.') })
    const problem = within(await screen.findByRole('alert'))
    server.answer({ [CARDS]: reply(readReviews, { due: 1, cards: [aCard(1)], next_due: null }) })
    fireEvent.click(problem.getByRole('button', { name: 'Try again' }))
    await question(1)
  })
})
