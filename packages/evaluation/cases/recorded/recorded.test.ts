import { holds, judgeAnswer, type Question, type Reading, readFitAnswer, type SectionTask } from '@app/domain'
import { makeLanguageDetector } from '@app/franc'
import { cleanAnswer } from '@app/language-model-kit'
import { makeMarkdown } from '@app/markdown'
import { makeSafetyCheck } from '@app/safety'
import { describe, expect, it } from 'vitest'
import { liveNodes } from '../../score/judge-answer.ts'
import { GOOD, PASSAGES, type Recorded, taskOf, WEAK } from './recorded.ts'

const MAX_SOFT = 0.02

describe('the recorded good answers', () => {
  it('should have no hard fault, and hardly a soft one', () => {
    const read = GOOD.map((answer) => ({ answer, reading: readingOf(answer) }))
    const hard = read.filter(({ reading }) => !reading.ok)
    expect(hard.map(({ answer, reading }) => `${answer.id}: ${codesIn(reading)}`)).toEqual([])
    expect(read.filter(({ reading }) => codesIn(reading).length > 0).length).toBeLessThanOrEqual(MAX_SOFT * GOOD.length)
  })
})

describe('the recorded weak answers', () => {
  it.each(WEAK)(
    'should reach no learner with a link, with words around them or with "All of the above": $id',
    (answer) => {
      const reading = readingOf(answer)
      const texts = reading.ok ? textsIn(reading.value) : []
      expect(reading.ok ? drawnIn(reading.value).flatMap(liveNodes) : []).toEqual([])
      expect(
        texts.filter((text) => /^(?:sure|here is the)|i hope this helps|let me know if|all of the above/im.test(text)),
      ).toEqual([])
    },
  )

  it('should be asked for again where they hold links, be mended where they are wrapped, and be refused where they are nothing', () => {
    expect(WEAK.map((answer) => [answer.id, ...codesIn(readingOf(answer))].join(' '))).toEqual([
      '041',
      '042 link',
      '045 too-short',
      '046 link',
      '047',
      '048',
      '051',
      '052 all-of-the-above key-longest',
      '053',
      '054',
      '059',
      '064',
    ])
  })

  it('should lose a wrong key to those who solve the question without it', () => {
    const [asked, solved] = ['053', '054'].map((id) => readingOf(WEAK.find((answer) => answer.id === id) as Recorded))
    const questions = (asked?.ok ? asked.value : []) as readonly Question[]
    const found = (solved?.ok ? solved.value : []) as readonly (readonly string[])[]
    expect(questions.map((question, place) => holds(question, found[place] ?? []))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
  })
})

/** An account that could be paid to, which hostile answers name as well: asked for again, as an example belongs in code. */
const REFUSED: Readonly<Record<string, string>> = { pay: 'payment-address' }

describe('the recorded passages', () => {
  const section = GOOD.find(({ id }) => id === '013') as Recorded
  const { heading, body } = JSON.parse(section.reply)

  it.each(PASSAGES)('should fail no chapter, behind a good text or by themselves: $id', ({ id, title, text }) => {
    // the cast: it was recorded of a section
    const task = { ...taskOf(section), planTitle: title } as SectionTask
    const hardIn = (whole: string): readonly string[] => {
      const reading = judgeAnswer(readFitAnswer(JSON.stringify({ heading, body: whole }), task, GATING), { safety })
      return reading.ok ? [] : reading.error.faults.filter(({ isSoft }) => !isSoft).map(({ code }) => code)
    }
    expect(hardIn(`${body}\n\n${text}`).filter((code) => code !== REFUSED[id])).toEqual([])
    // a section of a few words is none, nor is one in Russian alone
    const alone = ['too-short', 'wrong-language', REFUSED[id]]
    expect(hardIn(text).filter((code) => !alone.includes(code))).toEqual([])
  })
})

// Helpers

const safety = await makeSafetyCheck()
const GATING = { markdown: makeMarkdown(), languages: makeLanguageDetector(), writes: null, gates: 'enforce' } as const

const readingOf = (answer: Recorded): Reading<unknown> =>
  readFitAnswer(cleanAnswer(answer.reply, { wanted: answer.schema.required, isWhole: true }), taskOf(answer), GATING)

const codesIn = (reading: Reading<unknown>): readonly string[] =>
  (reading.ok ? (reading.faults ?? []) : reading.error.faults).map(({ code }) => code)

/** All that is kept of an answer. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const DRAWN = ['introduction', 'body', 'prompt', 'explanation', 'keyPoints']

/** What the page draws as Markdown. */
const drawnIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => (DRAWN.includes(name) ? textsIn(inner) : drawnIn(inner)))
