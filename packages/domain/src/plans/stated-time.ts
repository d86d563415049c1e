import type { Brief } from '../conversations/brief.ts'
import type { StatedTime } from './plan-room.ts'

/** What the learner's words say about time. */
export const statedTime = (_brief: Brief, _today: Date): StatedTime => ({
  minutesPerWeek: null,
  weeks: null,
  totalMinutes: null,
})
