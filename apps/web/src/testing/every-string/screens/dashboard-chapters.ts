import type { PlanChapter } from '@app/contract'
import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { aChapter, aPlan, done, open, preparing } from '../../../features/learning/plan/testing/builders.ts'
import { paths } from '../../../routing/paths.ts'
import { lookFor, press } from '../look.ts'
import { button, link, type Moment } from '../table.ts'

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

const chapters = { screen: 'dashboard', from: '§4 Chapter UI states on the dashboard' } as const

export const dashboardChapterMoments: readonly Moment[] = [
  {
    ...chapters,
    state: 'with locked chapters',
    answers: withChapters(aChapter(1), aChapter(2), aChapter(3, { price: 1 })),
    strings: [
      'Free!',
      '(10 credits to unlock)',
      '(1 credit to unlock)',
      button('Unlock (Free!)', { from: '§4 Unlocking' }),
    ],
  },
  {
    ...chapters,
    from: '§4 Unlocking',
    state: 'with a next chapter that has a price',
    answers: withChapters(aChapter(1, done), aChapter(2)),
    strings: [button('Unlock (10 credits)')],
  },
  {
    ...chapters,
    from: '§4 Unlocking',
    state: 'while a chapter is unlocked',
    answers: { ...withChapters(aChapter(1)), [UNLOCK]: lateAnswer().handler },
    act: () => press('Unlock (Free!)'),
    strings: [button('Unlocking...')],
  },
  {
    ...chapters,
    state: 'with an unlocked chapter',
    answers: withChapters(aChapter(1, open)),
    strings: [link('View Chapter', paths.chapter(aPlan([]).id, aChapter(1).id))],
  },
  { ...chapters, state: 'with a chapter that is being written', answers: written, strings: ['Generating...'] },
  { ...chapters, state: 'with a chapter that failed', answers: unwritten, strings: [button('Failed - Retry')] },
  {
    ...chapters,
    from: '§8 Dashboard',
    state: 'after the writing of a chapter failed',
    clock: true,
    answers: { ...written, [STATUS]: [200, { content_status: 'FAILED' }] },
    act: async ({ server }) => {
      await lookFor({ text: 'Generating...', kind: 'text' }, 'the chapter is not being written')
      server.answer(unwritten)
      await waitFor(3_000)
    },
    strings: [
      'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
      button('Retry Generation', { from: '§4 Chapter content_status' }),
    ],
  },
  {
    ...chapters,
    from: '§8 Dashboard',
    state: 'after 5 minutes in which a chapter was not written',
    clock: true,
    answers: { ...written, [STATUS]: [200, { content_status: 'GENERATING' }] },
    act: () => waitFor(300_000),
    strings: ['Content generation timed out. Please try unlocking the chapter again.'],
  },
  {
    ...chapters,
    from: '§8 Dashboard',
    state: 'after a chapter is refused to be unlocked',
    answers: withChapters(aChapter(1)),
    refusedCall: UNLOCK,
    act: () => press('Unlock (Free!)'),
    strings: ['Failed to unlock next chapter'],
  },
  {
    ...chapters,
    from: '§8 Dashboard',
    state: 'after a chapter is refused to be marked as complete',
    answers: withChapters(aChapter(1, open)),
    refusedCall: TOGGLE,
    act: async () => {
      await lookFor(link('View Chapter', paths.chapter(aPlan([]).id, aChapter(1).id)), 'the chapter is not open')
      fireEvent.click(document.querySelector('button[aria-pressed=false]') ?? document.body)
    },
    strings: ['Failed to toggle chapter completion status', 'HTTP error! status: 418'],
  },
]
