import { describe, expect, it } from 'vitest'
import { aTurn, awaitingLearner, newUserId } from '../../testing/builders.ts'
import { briefOf } from '../conversations/brief.ts'
import { summarise } from '../conversations/summary.ts'
import { conversationWords } from '../conversations/words/index.ts'
import { readBrief } from './read-brief.ts'
import type { SetSlots } from './slots.ts'

describe('readBrief', () => {
  it('should have no deadline where the summary says that the date is over', () => {
    for (const [time, deadline] of [
      ['by 22 November 2026', null],
      ['by 23 November 2026', '2026-11-23'],
      ['by 1 January 2020', null],
    ] as const) {
      const { known, summary } = understood(time)
      expect([time, known.deadline, known.sources.deadline]).toEqual([time, deadline, deadline ? 'told' : 'open'])
      expect(summary.includes('has passed')).toBe(deadline === null)
    }
  })

  it('should leave out a date that was put in by hand and has passed since, and not one that the summary still named', () => {
    const set = { deadline: { value: '2026-11-22', turns: 1 } }
    expect(understood('2 hours a week', set).known.deadline).toBeNull()
    expect(understood('2 hours a week', { deadline: { value: '2026-11-23', turns: 1 } }).known.deadline).toBe(
      '2026-11-23',
    )
  })
})

// Helpers

function understood(time: string, set: SetSlots = {}) {
  const turns = [aTurn({ text: `Learn to play chess, ${time}`, at: new Date('2026-11-23T12:00:00Z') })]
  const brief = { ...briefOf('Learn to play chess'), time, set }
  const conversation = awaitingLearner(newUserId(), { turns, brief, updatedAt: new Date('2027-01-01') })
  return { known: readBrief(conversation), summary: summarise(brief, conversationWords(turns), turns) }
}
