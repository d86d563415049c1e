import { type PickTask, readFitAnswer, type SearchWordsTask } from '@app/domain'
import { makeMarkdown } from '@app/markdown'
import { describe, expect, it } from 'vitest'
import { brief, taskFor } from '../../test/lesson-task.ts'
import { answerTo } from '../answer-to.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { writeSearchWords } from './find-resources.ts'

const GATING = { markdown: makeMarkdown(), writes: 'en', gates: 'enforce' } as const
const GOALS = [
  'the guitar',
  'sourdough bread',
  'Python',
  'Spanish',
  'drawing',
  'statistics',
  'how to keep bees',
  'befriend crows',
]

describe('writeSearchWords', () => {
  it('should take what the lesson names to search for, under any title of the plan', () => {
    const task = searchTask('the guitar', 2)
    const searches = draftPlan(brief({ goal: 'the guitar' })).lessons[1]?.resources.map(({ search }) => search)
    expect(writeSearchWords(task).searches).toEqual(searches?.slice(0, 4))
    expect(writeSearchWords({ ...task, title: 'In time', planTitle: 'My guitar' }).searches).toHaveLength(4)
  })

  it('should search for a chapter that no lesson is about by its title', () => {
    const task = {
      ...searchTask('the guitar', 1),
      goal: 'keeping bees',
      title: 'The first hive',
      objectives: ['Build it'],
    }
    expect(writeSearchWords(task).searches[0]).toBe('The first hive')
  })

  it('should search for a way of learning where the goal is no subject of its own, and with no word of the goal', () => {
    const goal = 'Help my daughter Zuzana Kowalska recover from anorexia'
    for (const number of draftPlan(brief({ goal })).chapters.keys()) {
      const { searches } = writeSearchWords(searchTask(goal, number + 1))
      expect(searches.length).toBeGreaterThan(0)
      expect(searches.join('\n')).not.toMatch(/daughter|zuzana|kowalska|recover|anorexia|\{\{/i)
    }
  })

  it.each(['enforce', 'observe'] as const)(
    'should quote the learner in a plan, so that no search holds a word of theirs: %s',
    (gates) => {
      const [goal, focus] = ['Help my daughter Zuzana Kowalska recover from anorexia', 'her first term in Basel']
      const { length } = draftPlan(brief({ goal, focus })).chapters
      for (let number = 1; number <= length; number += 1) {
        const { planTitle, title, summary, objectives = [] } = taskFor(brief({ goal, focus }), number)
        const task = { ...searchTask(goal, 1), planTitle, title, summary, objectives, said: [focus] }
        for (const word of ['daughter', 'Zuzana', 'Kowalska', 'anorexia', 'Basel']) {
          const read = readFitAnswer(JSON.stringify({ searches: [`${word} method`] }), task, { ...GATING, gates })
          expect(read).toMatchObject({ ok: false, error: { detail: 'searches-personal' } })
        }
      }
    },
  )

  it.each(GOALS)('should name words that the product searches with, for each chapter: %s', (goal) => {
    for (const number of draftPlan(brief({ goal })).chapters.keys()) {
      const task = searchTask(goal, number + 1)
      expect(readFitAnswer(answerTo(task), task, GATING)).toMatchObject({ ok: true })
    }
  })
})

describe('writePicks', () => {
  it('should choose as they come, each with a sentence about an aim of the chapter', () => {
    const task = pickTask(['Strumming patterns', 'Something else'])
    const picks = readFitAnswer(answerTo(task), task, GATING)
    expect(picks).toMatchObject({ ok: true, value: [{ id: 'c1' }, { id: 'c2' }] })
    expect(picks).not.toHaveProperty('observed')
    for (const { reason } of picks.ok ? (picks.value as readonly { reason: string }[]) : []) {
      expect(reason).toMatch(/^\p{Lu}.*[^.]\.$/u)
    }
  })
})

// Helpers

function searchTask(goal: string, number: number): SearchWordsTask {
  const { planTitle, title, summary, objectives = [] } = taskFor(brief({ goal }), number)
  return { kind: 'search-words', goal, planTitle, title, summary, objectives, language: 'en', said: [] }
}

function pickTask(titles: readonly string[]): PickTask {
  const candidates = titles.map((title, place) => ({
    ...{ id: `c${place + 1}`, title, site: 'a.example', type: 'article' as const, excerpt: '', language: 'en' },
  }))
  return { ...searchTask('the guitar', 2), kind: 'pick', candidates }
}
