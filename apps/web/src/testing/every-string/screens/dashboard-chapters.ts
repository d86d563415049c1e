import type { PlanChapter } from '@app/contract'
import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { aChapter, aPlan, done, open, preparing } from '../../../features/learning/plan/testing/builders.ts'
import { paths } from '../../../routing/paths.ts'
import { lookFor, press } from '../look.ts'
import { button, link, type Moment, momentsOf } from '../table.ts'

const PLANS = 'GET /api/learning-plans'
const UNLOCK = `POST /api/learning-plans/${aPlan([]).id}/unlock-next-chapter`
const STATUS = `GET /api/chapters/${aChapter(2).id}/status`
const TOGGLE = `POST /api/chapters/${aChapter(1).id}/toggle_completion`

const withChapters = (...chapters: readonly PlanChapter[]) => ({ [PLANS]: [200, [aPlan(chapters)]] }) as const
const written = withChapters(aChapter(1, done), aChapter(2, preparing))
const unwritten = withChapters(aChapter(1, done), aChapter(2, { content_status: 'FAILED' }))

/** Waits for the chapter on the page, and then for so long. */
const waitFor = async (milliseconds: number) => {
  await lookFor({ text: 'Generating...', kind: 'text' }, 'the chapter is not being written')
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

const chapters = momentsOf({ screen: 'dashboard' })

export const dashboardChapterMoments: readonly Moment[] = [
  chapters(
    'with locked chapters',
    ['Free!', '(10 credits to unlock)', '(1 credit to unlock)', button('Unlock (Free!)')],
    { answers: withChapters(aChapter(1), aChapter(2), aChapter(3, { price: 1 })) },
  ),
  chapters('with a next chapter that has a price', [button('Unlock (10 credits)')], {
    answers: withChapters(aChapter(1, done), aChapter(2)),
  }),
  chapters('while a chapter is unlocked', [button('Unlocking...')], {
    answers: { ...withChapters(aChapter(1)), [UNLOCK]: lateAnswer().handler },
    act: () => press('Unlock (Free!)'),
  }),
  chapters('with an unlocked chapter', [link('View Chapter', paths.chapter(aPlan([]).id, aChapter(1).id))], {
    answers: withChapters(aChapter(1, open)),
  }),
  chapters('with a chapter that is being written', ['Generating...'], { answers: written }),
  chapters('with a chapter that failed', [button('Failed - Retry')], { answers: unwritten }),
  chapters(
    'after the writing of a chapter failed',
    [
      'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
      button('Retry Generation'),
    ],
    {
      clock: true,
      answers: { ...written, [STATUS]: [200, { content_status: 'FAILED' }] },
      act: async ({ server }) => {
        await lookFor({ text: 'Generating...', kind: 'text' }, 'the chapter is not being written')
        server.answer(unwritten)
        await waitFor(3_000)
      },
    },
  ),
  chapters(
    'after 5 minutes in which a chapter was not written',
    ['Content generation timed out. Please try unlocking the chapter again.'],
    {
      clock: true,
      answers: { ...written, [STATUS]: [200, { content_status: 'GENERATING' }] },
      act: () => waitFor(300_000),
    },
  ),
  chapters('after a chapter is refused to be unlocked', ['Failed to unlock next chapter'], {
    answers: withChapters(aChapter(1)),
    refusedCall: UNLOCK,
    act: () => press('Unlock (Free!)'),
  }),
  chapters(
    'after a chapter is refused to be marked as complete',
    ['Failed to toggle chapter completion status', 'HTTP error! status: 418'],
    {
      answers: withChapters(aChapter(1, open)),
      refusedCall: TOGGLE,
      act: async () => {
        await lookFor(link('View Chapter', paths.chapter(aPlan([]).id, aChapter(1).id)), 'the chapter is not open')
        fireEvent.click(document.querySelector('button[aria-pressed=false]') ?? document.body)
      },
    },
  ),
]
