import { makeMarkdown } from '@app/markdown'
import { describe, expect, it } from 'vitest'
import { lessonsIn } from '../corpus/read-data.ts'
import { BREAD, textNamed } from '../corpus/settings.ts'
import { chapterTaskOf, planTaskOf, replyTaskOf, TIME_QUESTION } from '../corpus/tasks.ts'
import { isFitByGates } from '../play/play-goal.ts'
import { isIn } from './language.ts'
import { liveNodes, visibleText } from './markdown.ts'
import { gramsOf, overlap, shareIn, wordsOf } from './words.ts'

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
    expect(gramsOf('1 2 3 4 5 6 7 8 9')).toEqual(['1 2 3 4 5 6 7 8', '2 3 4 5 6 7 8 9'])
  })
})
