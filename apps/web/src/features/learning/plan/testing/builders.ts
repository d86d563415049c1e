import type { LearningPlan, PlanChapter, PlanDetails } from '@app/contract'
import { anId } from '../../../../api/testing/signed-in.tsx'

export const aChapter = (number: number, change: Partial<PlanChapter> = {}): PlanChapter => ({
  id: anId(100 + number),
  title: `Chapter ${number}`,
  isUnlocked: false,
  price: number === 1 ? 0 : 10,
  is_completed_by_current_user: false,
  content_status: 'PENDING',
  unlocked_at: null,
  last_read_at: null,
  last_place: null,
  ...change,
})

const unlocked = { isUnlocked: true, unlocked_at: '2026-11-20T10:05:00Z' } as const
export const open = { ...unlocked, content_status: 'COMPLETE' } as const
export const done = { ...open, is_completed_by_current_user: true } as const
export const preparing = {
  ...unlocked,
  content_status: 'GENERATING',
  writing_since: unlocked.unlocked_at,
} as const

export const aPlan = (chapters: readonly PlanChapter[], change: Partial<LearningPlan> = {}): LearningPlan => ({
  id: anId(1),
  conversation_id: anId(9),
  version: 0,
  archived: false,
  title: 'Bread that rises',
  description: 'From flour and water to a loaf.',
  generation_status: 'COMPLETE',
  generation_error: null,
  progress: 0,
  status: 'in_progress',
  created_at: '2026-11-20T10:00:00Z',
  chapters: [...chapters],
  ...change,
})

type OutlinedChapter = PlanDetails['chapters'][number]

/** A chapter with all that can be known of it before it is unlocked. */
export const anOutlinedChapter = (number: number, change: Partial<OutlinedChapter> = {}): OutlinedChapter => ({
  ...aChapter(number),
  number,
  summary: `Why chapter ${number} comes here.`,
  objectives: [`Do ${number}a`, `Do ${number}b`],
  minutes: 90,
  prerequisites: number === 1 ? [] : [aChapter(number - 1).id],
  shown_objectives: [],
  ...change,
})

/** What the plan screen gets. */
export const aPlanDetails = (chapters: readonly OutlinedChapter[], change: Partial<PlanDetails> = {}): PlanDetails => ({
  ...aPlan([]),
  minutes: 90 * chapters.length,
  language: 'en',
  brief: { minutes_per_week: null, deadline: null },
  revision_status: null,
  chapters: [...chapters],
  ...change,
})

/** The same as an earlier version made it. */
export const withoutOutline = { summary: '', objectives: [], minutes: null, prerequisites: [] }
