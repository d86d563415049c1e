import type { ChapterTask, Task } from '@app/domain'
import { aBrief, aTurn } from '@app/domain/testing'
import { describeLanguageModel } from '@app/domain/testing/contracts'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'
import { makeOfflineTutor } from './offline-tutor.ts'

/** Whatever needs a server that fails: there is none. */
const IMPOSSIBLE = [
  'out-of-tokens',
  'unreachable',
  'unavailable',
  'rate-limited',
  'rejected',
  'hang',
  'stall',
  'cut-off',
  'flood',
  'garbage',
] as const

describeLanguageModel(
  'offline tutor',
  async (scenario) => ({
    model: makeOfflineTutor({ paceMs: scenario === 'slow' ? 20 : 1 }),
    close: async () => {},
  }),
  { impossible: IMPOSSIBLE },
)

describe('makeOfflineTutor', () => {
  for (const task of [replyTask(), planTask(), chapterTask()]) {
    it(`should stream a ${task.kind} in several pieces that together are JSON, but not in many`, async () => {
      const pieces: string[] = []
      await makeOfflineTutor().ask(task, { onText: (piece) => pieces.push(piece) })
      expect(pieces.length).toBeGreaterThan(10)
      // eight milliseconds each: a quarter of a second
      expect(pieces.length).toBeLessThanOrEqual(30)
      expect(JSON.parse(pieces.join(''))).toBeTypeOf('object')
    })
  }

  it('should not cut a character in two', async () => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const pieces: string[] = []
      const task: Task = { kind: 'plan', brief: aBrief({ goal: before + '𝕏'.repeat(28) }) }
      await makeOfflineTutor({ paceMs: 0 }).ask(task, { onText: (piece) => pieces.push(piece) })
      expect(pieces.join('')).toContain('𝕏𝕏')
      for (const piece of pieces) expect(piece).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
    }
  })

  it('should still write a chapter of an older general plan as the lesson of its title', () => {
    const task: Task = { ...chapterTask(), title: 'Stuck? Find out why and change one thing' }
    const chapter = JSON.parse(answerTo(task))
    expect(chapter.learning_objectives[0]).toBe('Find out whether you don’t understand or can’t do it yet')
    expect(chapter.introduction).toMatch(/^The first weeks of anything are generous\./)
  })

  it('should heed a stop at the very last piece', async () => {
    const stop = new AbortController()
    let text = ''
    const result = await makeOfflineTutor({ paceMs: 0 }).ask(planTask(), {
      signal: stop.signal,
      onText: (piece) => {
        text += piece
        if (text.endsWith(']}')) stop.abort()
      },
    })
    expect(result).toEqual({ ok: false, error: { kind: 'model-stopped' } })
  })
})

// Helpers

function replyTask(): Task {
  const turns = [aTurn({ text: 'I want to bake bread' })]
  const brief = aBrief({ goal: 'I want to bake bread', level: null, time: null, focus: null })
  return {
    kind: 'reply',
    turns,
    brief,
    openTopics: ['level', 'time', 'focus'],
    again: null,
    changing: false,
    asked: null,
  }
}

function planTask(): Task {
  return { kind: 'plan', brief: aBrief() }
}

function chapterTask(): ChapterTask {
  return {
    kind: 'chapter',
    brief: aBrief(),
    planTitle: '',
    chapterTitles: ['The dough'],
    number: 1,
    title: 'The dough',
    summary: '',
  }
}
