import { type PickTask, readFitAnswer, type SearchWordsTask } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { briefFor, drafted, gating, USUAL_ROOM } from '../../test/write-plan.ts'
import { answerTo, writeSearchWords } from '../answer-to.ts'
import { SUBJECTS } from '../subjects/subject.ts'

describe('writeSearchWords', () => {
  it('should take what the lesson names to search for, under any title of the plan', () => {
    const [task = TASK] = searchTasks('Guitar')
    const [lesson] = SUBJECTS.find(({ chips }) => chips.en === 'Guitar')?.lessons ?? []
    const searches = lesson?.resources.map(({ search }) => search).slice(0, 4)
    expect(writeSearchWords(task).searches).toEqual(searches)
    expect(writeSearchWords({ ...task, title: 'In time', planTitle: 'My guitar' }).searches).toEqual(searches)
  })

  it('should search for a chapter that no lesson is about by its title', () => {
    const task = { ...TASK, goal: 'keeping bees', title: 'The first hive', objectives: ['Build it'] }
    expect(writeSearchWords(task).searches).toEqual(['The first hive'])
  })

  it('should search for a way of learning where the goal is no subject of its own, and with no word of the goal', () => {
    for (const task of searchTasks('Help my daughter Zuzana Kowalska recover from anorexia')) {
      const { searches } = writeSearchWords(task)
      expect(searches.length).toBeGreaterThan(0)
      expect(searches.join('\n')).not.toMatch(/daughter|zuzana|kowalska|recover|anorexia/i)
    }
  })

  it.each([...SUBJECTS.map(({ chips }) => chips.en), 'Keep bees'])(
    'should name words that the product searches with, for each chapter: %s',
    (goal) => {
      for (const task of searchTasks(goal))
        expect(readFitAnswer(answerTo(task), task, gating)).toMatchObject({ ok: true })
    },
  )
})

describe('writePicks', () => {
  it('should choose as they come, each with a sentence about an aim of the chapter', () => {
    const task = pickTask(['Strumming patterns', 'Something else'])
    const picks = readFitAnswer(answerTo(task), task, gating)
    expect(picks).toMatchObject({ ok: true, value: [{ id: 'c1' }, { id: 'c2' }] })
    expect(picks).not.toHaveProperty('observed')
    for (const { reason } of picks.ok ? (picks.value as readonly { reason: string }[]) : []) {
      expect(reason).toMatch(/^\p{Lu}.*[^.]\.$/u)
    }
  })
})

// Helpers

const TASK: SearchWordsTask = {
  ...{ kind: 'search-words', goal: 'Guitar', planTitle: 'Guitar', title: 'Chords', summary: '' },
  ...{ objectives: ['Play a chord'], language: 'en', said: [] },
}

function searchTasks(goal: string): readonly SearchWordsTask[] {
  const { plan } = drafted({ kind: 'plan', brief: briefFor(goal), room: USUAL_ROOM })
  return plan.chapters.map(({ title, summary, objectives }) => ({
    ...{ ...TASK, goal, planTitle: plan.title, title, summary, objectives },
  }))
}

function pickTask(titles: readonly string[]): PickTask {
  const candidates = titles.map((title, place) => ({
    ...{ id: `c${place + 1}`, title, site: 'a.example', type: 'article' as const, excerpt: '', language: 'en' },
  }))
  return { ...TASK, kind: 'pick', candidates }
}
