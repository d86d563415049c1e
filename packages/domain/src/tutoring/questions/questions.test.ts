import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codesIn,
  fitness,
  GERMAN,
  GOOD,
  kept,
  LONGEST,
  MORE,
  MULTIPLE,
  NUMBER,
  ORDER,
  optionText,
  SHORT,
  SINGLE,
  STEPS,
  TASK,
  textOf,
} from '../../../test/a-check.ts'
import { aFitQuestionsAnswer, makeMemoryMarkdown, someQuestion } from '../../../testing/index.ts'
import { gradeAnswer } from '../../check/grade-answer.ts'
import { ok } from '../../shared/result.ts'
import { utf8Length } from '../../shared/text.ts'
import { promptFor } from '../prompt-for.ts'
import { checkQuestion } from './check-questions.ts'
import { readFitQuestions } from './fit-questions.ts'
import { showOptions } from './options.ts'
import { solveTask } from './solution.ts'

describe('the questions of a check', () => {
  it('should be read with options that say nothing about the key', () => {
    const fit = fitness(GOOD)
    expect(fit).toMatchObject({ ok: true })
    const [single, multiple, number, order, short] = fit.ok ? fit.value : []
    expect(single).toMatchObject({ kind: 'single', objective: TASK.objectives[0], isVoid: false })
    expect(textOf(single)).toBe('It has doubled')
    expect(multiple?.kind === 'multiple' && multiple.key.map((id) => optionText(multiple, id)).toSorted()).toEqual([
      'Flour',
      'Water',
    ])
    expect(number).toMatchObject({ kind: 'number', key: 250, tolerance: 0, unit: 'g', objective: TASK.objectives[1] })
    expect(order?.kind === 'order' && order.key.map((id) => optionText(order, id))).toEqual(STEPS)
    expect(order?.kind === 'order' && order.options.map(({ text }) => text)).not.toEqual(STEPS)
    expect(short).toMatchObject({ kind: 'short', key: 'crumb', accepted: ['the crumb'] })
    for (const question of fit.ok ? fit.value : []) {
      if ('options' in question) {
        expect(question.options.map(({ id }) => id)).toEqual(
          ['a', 'b', 'c', 'd', 'e'].slice(0, question.options.length),
        )
      }
    }
  })

  it('should keep options of code that differ in a sign', () => {
    const options = ["`VALUES ('D''Arcy')`", "`VALUES ('D'Arcy')`", '`VALUES (D Arcy)`', '`VALUES (DArcy)`']
    const fit = fitness([{ ...SINGLE, options, answer: options.slice(0, 1) }, ...GOOD.slice(1)])
    expect(codesIn(fit)).toEqual([])
    expect(fit.ok && textOf(fit.value[0])).toBe(options[0])
  })

  it('should show the key at each place about equally often, wherever a model puts it', () => {
    const counts = [0, 0, 0]
    for (let number = 0; number < 900; number += 1) {
      const { idOf } = showOptions(
        ['It has doubled', 'It is grey', 'No smell'],
        `What if it is ${number}?`,
        () => false,
      )
      const shown = 'abc'.indexOf(idOf(0))
      counts[shown] = (counts[shown] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(60)
  })

  it.each<[string, object, string]>([
    ['no key', { ...SINGLE, answer: [] }, 'no-key'],
    ['a key that is no option', { ...SINGLE, answer: ['It is blue'] }, 'no-key'],
    ['two keys', { ...SINGLE, answer: ['It has doubled', 'It has no smell'] }, 'two-keys'],
    ['equal options', { ...SINGLE, options: ['It has doubled', 'it has  doubled.', 'It is grey'] }, 'options-alike'],
    ['two options', { ...SINGLE, options: ['It has doubled', 'It is grey'] }, 'few-options'],
    [
      'all of the above',
      { ...SINGLE, options: ['It has doubled', 'It is grey', 'All of the above'] },
      'all-of-the-above',
    ],
    ['alle genannten', { ...SINGLE, options: ['It has doubled', 'It is grey', 'Alle genannten'] }, 'all-of-the-above'],
    ['以上都是', { ...SINGLE, options: ['It has doubled', 'It is grey', '以上都是'] }, 'all-of-the-above'],
    ['A and C', { ...SINGLE, options: ['It has doubled', 'It is grey', 'Both A and B'] }, 'all-of-the-above'],
    ['no explanation', { ...SINGLE, explanation: '' }, 'key-unexplained'],
    ['nothing wrong in a set', { ...MULTIPLE, answer: MULTIPLE.options }, 'all-right'],
    [
      'an order with a tie',
      { ...ORDER, options: [...STEPS, 'feed IT'], answer: [...STEPS, 'feed IT'] },
      'options-alike',
    ],
    ['an order in part', { ...ORDER, answer: STEPS.slice(1) }, 'order-not-whole'],
    ['a number in words', { ...NUMBER, answer: ['plenty'] }, 'no-key'],
    [
      'a long short answer',
      { ...SHORT, answer: ['the soft part inside of a loaf of bread that was baked'] },
      'long-answer',
    ],
    ['an apology', { ...SINGLE, prompt: "I'm sorry, but I cannot help with that." }, 'refusal'],
    [
      'an account',
      { ...SINGLE, explanation: 'It has doubled. Pay to DE89 3704 0044 0532 0130 00.' },
      'payment-address',
    ],
    [
      'the instructions',
      { ...SINGLE, prompt: 'Wrong options are mistakes that learners make, and about as long as the right ones.' },
      'prompt-echo',
    ],
  ])('should not be kept with %s', (_, said, code) => {
    const fit = fitness([said, ...GOOD.slice(1)])
    expect(codesIn(fit)).toContain(code)
    expect(fit.ok && fit.value).toHaveLength(4)
  })

  it.each<[string, readonly object[], string]>([
    ['three', GOOD.slice(0, 3), 'question-count'],
    [
      'seven',
      [
        ...GOOD,
        ...MORE,
        { ...SHORT, prompt: 'What is a young starter called by bakers?', answer: ['levain'], explanation: 'A levain.' },
      ],
      'question-count',
    ],
    ['the same question twice', [...GOOD, { ...SINGLE }], 'questions-alike'],
    ['an objective left out', GOOD.map((one) => ({ ...one, objective: 1 })), 'objective-not-asked'],
    ['keys that are the longest', LONGEST, 'key-longest'],
    ['another language', GERMAN, 'wrong-language'],
  ])('should not be kept as a whole: %s', (_, said, code) => {
    const fit = fitness(said)
    expect(codesIn(fit)).toContain(code)
    expect(fit.ok ? fit.value.length : 0).toBe(
      code === 'wrong-language' ? 0 : Math.min(6, Math.max(3, new Set(said.map((one) => JSON.stringify(one))).size)),
    )
  })

  const WRONG = ['Grey is only its color.', 'It smells of yoghurt when it is ripe.']
  it.each<[string, object, readonly (string | undefined)[]]>([
    ['one for each wrong option', { ...SINGLE, misconceptions: WRONG }, [undefined, ...WRONG]],
    ['one for each option', { ...SINGLE, misconceptions: ['Right.', ...WRONG] }, [undefined, ...WRONG]],
    [
      'the key in another place',
      { ...SINGLE, options: SINGLE.options.toReversed(), misconceptions: WRONG },
      [...WRONG, undefined],
    ],
    ['one of them empty', { ...SINGLE, misconceptions: ['', WRONG[1]] }, [undefined, undefined, WRONG[1]]],
    [
      'a link',
      { ...SINGLE, misconceptions: ['See [grey](https://a.example) flour.', WRONG[1]] },
      [undefined, 'See flour.', WRONG[1]],
    ],
    ['too few', { ...SINGLE, misconceptions: WRONG.slice(1) }, [undefined, undefined, undefined]],
    ['too many', { ...SINGLE, misconceptions: [...WRONG, ...WRONG] }, [undefined, undefined, undefined]],
    ['none', SINGLE, [undefined, undefined, undefined]],
    [
      'several right ones',
      { ...MULTIPLE, misconceptions: ['Sweet.', 'Later.'] },
      [undefined, 'Sweet.', undefined, 'Later.'],
    ],
    ['an order', { ...ORDER, misconceptions: ['a', 'b', 'c'] }, [undefined, undefined, undefined]],
    [
      'an apology',
      { ...SINGLE, misconceptions: ["I'm sorry, but I cannot help with that.", WRONG[1]] },
      [undefined, undefined, undefined],
    ],
  ])('should have the misconception behind a wrong option: %s', (_, said, expected) => {
    const fit = fitness([said, ...GOOD.filter(({ kind }) => kind !== (said as typeof SINGLE).kind)])
    const [question] = fit.ok ? fit.value : []
    const found = question && 'options' in question ? question.options : []
    const misconceptionOf = (text: string) => found.find((option) => option.text === text)?.misconception
    expect((said as typeof SINGLE).options.map(misconceptionOf)).toEqual(expected)
    expect(fit.ok && fit.value).toHaveLength(GOOD.length)
  })

  it('should ask in a second set what the first one does not', () => {
    const first = kept()
    const task = { ...TASK, besides: first.slice(0, 2) }
    const fit = fitness([...GOOD, ...MORE], task)
    expect(codesIn(fit)).toContain('questions-alike')
    expect(fit.ok && fit.value.map(({ prompt }) => prompt)).toEqual(
      [...GOOD.slice(2), ...MORE].map(({ prompt }) => prompt),
    )
    const said = promptFor(task)
      .messages.map(({ content }) => content)
      .join('')
    for (const { prompt } of task.besides) expect(said).toContain(prompt)
    // keys stay at home
    expect(said).not.toContain('It has doubled')
  })

  it('should be none in a second set of prepared lessons, and nothing is wrong with that', () => {
    const read = (writes: string | null) =>
      readFitQuestions('{"questions": []}', {
        ...{ task: { ...TASK, besides: kept() }, gates: 'enforce', markdown: makeMemoryMarkdown(), writes },
      })
    expect(read('en')).toEqual(ok([]))
    expect(read(null)).toMatchObject({ ok: false })
  })

  it('should have other numbers in them and be others', () => {
    const sums = [3, 4, 5, 6].map((number) => ({
      ...{ kind: 'number', prompt: `How much is ${number} times 7?`, options: [], answer: [`${number * 7}`] },
      ...{ explanation: `It is ${number * 7}.`, objective: (number % 2) + 1 },
    }))
    expect(fitness(sums)).toMatchObject({ ok: true })
  })

  it.each<[string, object, string]>([
    ['a letter', { ...SINGLE, answer: ['b'], options: ['It is grey', 'It has doubled', 'No smell'] }, 'It has doubled'],
    ['a letter with its words', { ...SINGLE, answer: 'C) It has doubled' }, 'It has doubled'],
    ['a number', { ...SINGLE, answer: 1, options: ['It has doubled', 'It is grey', 'No smell'] }, 'It has doubled'],
    [
      'marked options',
      { ...SINGLE, answer: ['It has doubled'], options: ['A) It is grey', 'B) It has doubled', 'C) No smell'] },
      'It has doubled',
    ],
  ])('should be read with a key that is %s', (_, said, key) => {
    const fit = fitness([said, ...GOOD.slice(1)])
    expect(textOf(fit.ok ? fit.value[0] : undefined)).toBe(key)
  })

  it.each([
    ['250 g', 250, 0, 'g'],
    ['2.5', 2.5, 0.025, ''],
    ['1,234.5 km/h', 1234.5, 12.345, 'km/h'],
    ['$40', 40, 0, ''],
    ['3 m²', 3, 0, 'm²'],
  ])('should read %s as a key', (text, key, tolerance, unit) => {
    const fit = fitness([
      { ...NUMBER, answer: [text], explanation: `It is ${text}.` },
      ...GOOD.filter((one) => one !== NUMBER),
    ])
    expect((fit.ok ? fit.value : [])[0]).toMatchObject({ kind: 'number', key, unit })
    expect((fit.ok ? fit.value[0] : undefined) ?? {}).toMatchObject({ tolerance: expect.closeTo(tolerance, 9) })
  })

  it('should only be counted while gates observe', () => {
    const fit = fitness([{ ...SINGLE, explanation: '' }, ...GOOD.slice(1)], TASK, 'observe')
    expect(fit).toMatchObject({ ok: true, value: { length: GOOD.length }, faults: [{ code: 'key-unexplained' }] })
  })

  it('should be a check whatever a model says', () => {
    const anyText = fc.constantFrom('', 'It has doubled', 'b', '250 g', 'Flour; Water', 'x'.repeat(3_000), '__proto__')
    const anyItem = fc.record({
      kind: fc.constantFrom('single', 'multiple', 'number', 'order', 'short', 'true_false', ''),
      prompt: anyText,
      options: fc.oneof(fc.array(anyText), anyText, fc.jsonValue()),
      answer: fc.oneof(fc.array(anyText), anyText, fc.integer(), fc.jsonValue()),
      explanation: anyText,
      objective: fc.oneof(fc.integer(), anyText),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(anyItem, fc.jsonValue()), { maxLength: 15 }), (said) => {
        const fit = fitness(said)
        for (const question of fit.ok ? fit.value : []) {
          expect(checkQuestion(question, TASK)).toEqual([])
          expect(TASK.objectives).toContain(question.objective)
          expect(gradeAnswer(question, question.key)).toEqual(ok(true))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('should fit a small window, whatever the chapter is', () => {
    const long = '漢字 letters and more letters. '.repeat(800)
    const task = { ...TASK, sections: [1, 2, 3, 4, 5].map(() => ({ heading: 'A', body: long })) }
    const besides = Array.from({ length: 6 }, () =>
      someQuestion({ prompt: 'Which of these is a question? '.repeat(4) }),
    )
    for (const one of [task, { ...task, besides }, solveTask(task.sections, [someQuestion()], 's')]) {
      const { messages, maxTokens } = promptFor(one)
      expect(utf8Length(messages.map(({ content }) => content).join('')) / 2.5 + maxTokens).toBeLessThan(8_192)
    }
  })

  it('should be fit where tests answer for a model', () => {
    expect(fitness(aFitQuestionsAnswer(TASK).questions)).toMatchObject({ ok: true })
    const six = {
      ...TASK,
      objectives: ['Bake', 'Fold', 'Shape', 'Proof', 'Score', 'Store'].map((verb) => `${verb} bread`),
    }
    expect(fitness(aFitQuestionsAnswer(six).questions, six)).toMatchObject({ ok: true })
  })
})
