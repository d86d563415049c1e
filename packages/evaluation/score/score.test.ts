import { makeMarkdown } from '@app/markdown'
import { describe, expect, it } from 'vitest'
import { kept, planAnswer } from '../corpus/answer-case.ts'
import { lessonsIn } from '../corpus/read-data.ts'
import { BREAD, textNamed } from '../corpus/settings.ts'
import { chapterTaskOf, planTaskOf, replyTaskOf, TIME_QUESTION } from '../corpus/tasks.ts'
import { isFitByGates } from '../play/play-goal.ts'
import { judgeAnswer } from './judge-answer.ts'
import { isIn } from './language.ts'
import { liveNodes, visibleText } from './markdown.ts'
import { scoreOutline } from './score-outline.ts'
import { overlap, shareIn, wordsOf } from './words.ts'

describe('isIn', () => {
  it('should know each language of the corpus from the others', () => {
    const texts = {
      en: BREAD.chapter.introduction,
      de: textNamed('german'),
      fr: textNamed('french'),
      zh: textNamed('chinese'),
    }
    for (const [language, text] of Object.entries(texts)) {
      expect(Object.keys(texts).filter((other) => isIn(other, text))).toEqual([language])
    }
    for (const { setting } of lessonsIn('in-scripts'))
      expect(isIn(setting.language, setting.chapter.introduction)).toBe(true)
  })
})

describe('isFitByGates', () => {
  it('should let good answers through, and no unfit one', () => {
    const tasks = { reply: replyTaskOf(BREAD), plan: planTaskOf(BREAD), chapter: chapterTaskOf(BREAD) }
    const good = { reply: { asks: 'time', message: TIME_QUESTION }, plan: BREAD.plan, chapter: BREAD.chapter }
    const unfit = {
      reply: { asks: 'focus', message: 'Tell me, how far have you come with it until now?' },
      plan: { ...BREAD.plan, chapters: [] },
      chapter: { ...BREAD.chapter, introduction: 'Intro.' },
    }
    const gating = { markdown: makeMarkdown(), writes: null }
    for (const kind of ['reply', 'plan', 'chapter'] as const) {
      expect(isFitByGates(JSON.stringify(good[kind]), tasks[kind], gating)).toBe(true)
      expect(isFitByGates(JSON.stringify(unfit[kind]), tasks[kind], gating)).toBe(false)
    }
  })
})

describe('scoreOutline', () => {
  const outline = { objectives: ['Weigh the flour', 'Fold the dough'], minutes: 60, prerequisites: [] }

  it('should count what stands behind, what is missing, and what is promised twice', () => {
    const chapters = [
      { ...outline, prerequisites: [1] },
      { ...outline, objectives: ['Fold, the dough!'], prerequisites: [0, -1] },
    ]
    expect(scoreOutline(chapters, 100)).toEqual({
      minutes: 120,
      prerequisiteViolations: 2,
      duplicateObjectives: 1,
      objectivesInRange: { good: 1, of: 2 },
      timeError: 0.2,
    })
  })

  it('should know no error of time where there is no time or no plan', () => {
    expect(scoreOutline([outline], null).timeError).toBeNull()
    expect(scoreOutline([], 100).timeError).toBeNull()
  })

  it('should take less time for no error where the plan says so, but more time', () => {
    expect(scoreOutline([outline], 100, true).timeError).toBeNull()
    expect(scoreOutline([outline], 50, true).timeError).toBe(0.2)
  })
})

describe('judgeAnswer', () => {
  it('should find titles in another order', () => {
    const titles = BREAD.plan.chapters.map(({ title }) => title)
    const answer = kept('plan/x', 'x', 'readable', planAnswer(BREAD), [], titles)
    const outcome = { complete: true, charged: 0, texts: titles, drawn: [], streamed: '' }
    expect(judgeAnswer(answer, outcome)).toBeNull()
    expect(judgeAnswer(answer, { ...outcome, texts: titles.toReversed() })).toBe('other order')
  })
})

describe('liveNodes', () => {
  it('should find what a page would make a link, a picture or an element of', () => {
    expect(liveNodes('See [this](https://a.example), <b>that</b> and www.a.example.')).toEqual([
      'link',
      'html',
      'html',
      'link',
    ])
    expect(liveNodes('`https://a.example` and a < b')).toEqual([])
  })
})

describe('visibleText', () => {
  it('should answer what a reader sees', () => {
    expect(visibleText('It is **soft**:\n\n- `a < b`\n- salt &amp; water')).toBe('It is soft: a < b salt & water')
  })
})

describe('wordsOf', () => {
  it('should leave case, punctuation and invisible characters out', () => {
    expect(wordsOf('Mix the dou\u00adgh, NOW\u200b!')).toEqual(['mix', 'the', 'dough', 'now'])
    expect(wordsOf('揉面团')).toEqual(['揉', '面', '团'])
  })

  it('should be what shares are taken of', () => {
    expect(shareIn(['a', 'b'], ['b', 'c'])).toBe(0.5)
    expect(overlap(['a', 'b'], ['b', 'a'])).toBe(1)
  })
})
