import { describe, expect, it } from 'vitest'
import { GOOD, SINGLE } from '../../../test/a-check.ts'
import { aBrief, makeCounterIdSource, makeMemoryMarkdown } from '../../../testing/index.ts'
import type { NoCheck } from '../../chapters/content.ts'
import type { Question } from '../../check/question.ts'
import { err, ok } from '../../shared/result.ts'
import { shuffled } from '../../shared/shuffle.ts'
import type { QuestionsTask, SolveTask, Task } from '../../tutoring/task.ts'
import { type Lesson, writeCheck } from './write-check.ts'
import type { WritePart } from './write-part.ts'

describe('writing a check', () => {
  it('should keep questions whose keys are found again, each under an id of its own', async () => {
    const { check, parts } = await write({ ask: () => GOOD, solve: solver(TRUTH) })
    expect(check.map(({ kind }) => kind)).toEqual(['single', 'multiple', 'number', 'order', 'short'])
    expect(new Set(check.map(({ id }) => id)).size).toBe(5)
    expect(check.every(({ id }) => id.length === 36)).toBe(true)
    expect(parts).toEqual(['questions', 'solve'])
  })

  it('should say which section teaches what a question asks, where one does', async () => {
    const { check } = await write({ ask: () => GOOD, solve: solver(TRUTH) })
    expect(check.map(({ objective, section }) => [objective, section])).toEqual(
      check.map(({ objective }) => [objective, objective === LESSON.objectives[0] ? 's1' : undefined]),
    )
  })

  it('should name the section that a model names, where there is one', async () => {
    const sectionOf = async (section: number) => {
      const { check } = await write({ ask: () => GOOD.map((one) => ({ ...one, section })), solve: solver(TRUTH) })
      return check.find(({ objective }) => objective === LESSON.objectives[1])?.section
    }
    expect([await sectionOf(1), await sectionOf(9)]).toEqual(['s1', undefined])
  })

  it('should write a second set beside the first, verified as that is', async () => {
    const { check: first } = await write({ ask: () => GOOD, solve: solver(TRUTH) })
    const [one, ...others] = SECOND
    if (!one) throw new Error('There is a second set.')
    const wrong = { ...one, answer: ['It sinks'] }
    const asked: QuestionsTask[] = []
    const { check, parts } = await write(
      {
        ask: (task) => {
          asked.push(task)
          return task.replace ? [one] : [wrong, ...others]
        },
        solve: solver(new Map(SECOND.map(({ prompt, answer }) => [prompt, answer]))),
      },
      first,
    )
    expect(parts).toEqual(['questions-second', 'solve-second', 'questions-second-2', 'solve-second-2'])
    expect(asked.map(({ besides }) => besides)).toEqual([first, first])
    expect(check).toHaveLength(SECOND.length)
    expect([...first, ...check].map(({ set }) => set)).toEqual([...first.map(() => undefined), ...check.map(() => 2)])
  })

  it('should ask anew, once, where another answer was found, and say which', async () => {
    const wrong = { ...SINGLE, answer: ['It has no smell'], explanation: 'It has no smell then.' }
    const again: QuestionsTask[] = []
    const { check, parts } = await write({
      ask: (task) => {
        if (!task.replace) return [wrong, ...GOOD.slice(1)]
        again.push(task)
        return [SINGLE]
      },
      solve: solver(TRUTH),
    })
    expect(parts).toEqual(['questions', 'solve', 'questions-2', 'solve-2'])
    expect(again[0]?.replace).toMatchObject({
      refuted: [{ objective: 1, prompt: SINGLE.prompt, key: 'It has no smell', found: 'It has doubled' }],
    })
    expect(again[0]?.replace?.kept).toHaveLength(4)
    expect(keyTexts(check).get(SINGLE.prompt)).toBe('It has doubled')
    expect(check).toHaveLength(5)
  })

  it('should drop what is not found the second time, either', async () => {
    const wrong = { ...SINGLE, answer: ['It has no smell'], explanation: 'It has no smell then.' }
    const { check } = await write({
      ask: ({ replace }) => (replace ? [wrong] : [wrong, ...GOOD.slice(1)]),
      solve: solver(TRUTH),
    })
    expect(check).toHaveLength(4)
    expect(keyTexts(check).has(SINGLE.prompt)).toBe(false)
  })

  it.each<[string, Parameters<typeof write>[0], number, NoCheck?]>([
    ['no questions come', { ask: () => null, solve: solver(TRUTH) }, 0, 'unwritten'],
    [
      'two hold',
      { ask: ({ replace }) => (replace ? null : GOOD), solve: solver(new Map([...TRUTH].slice(0, 2))) },
      0,
      'refuted',
    ],
    ['none can be solved', { ask: () => GOOD, solve: () => null }, 0, 'unsolved'],
    [
      'only the first round comes',
      { ask: ({ replace }) => (replace ? null : GOOD), solve: solver(new Map([...TRUTH].slice(0, 4))) },
      4,
    ],
  ])('should open the chapter with what there is when %s', async (_, model, length, why) => {
    const { check, noCheck } = await write(model)
    expect(check).toHaveLength(length)
    expect(noCheck).toBe(why)
  })

  it.each(['questions', 'solve', 'questions-2', 'solve-2'])(
    'should wait where there is no room for %s',
    async (name) => {
      const few = solver(new Map([...TRUTH].slice(1)))
      const writePart = scripted({ ask: ({ replace }) => (replace ? [SINGLE] : GOOD), solve: few }, [])
      const waiting: WritePart = async (part) => (part.name === name ? err({ kind: 'try-again' }) : writePart(part))
      expect(await writeCheck(waiting, LESSON, deps())).toEqual(err({ kind: 'try-again' }))
    },
  )

  it('should catch at least nine in ten planted wrong keys, with a solver that is right nine times in ten', async () => {
    const subjects = shuffled(
      [...'abcdefghijklmnopqrstuvwxyz'.repeat(8)].map((letter, place) => `${letter}${place}`),
      'a',
    )
    const sloppy = makeSloppySolver()
    let [planted, kept, right, rightKept] = [0, 0, 0, 0]
    for (let from = 0; from + 5 <= subjects.length; from += 5) {
      const chosen = subjects.slice(from, from + 5)
      const isPlanted = (place: number): boolean => (from + place) % 3 === 0
      const asked = chosen.map((subject, place) => plant(subject, place, isPlanted(place)))
      const truth = new Map(asked.map(({ prompt, options }) => [prompt, [options[0] ?? '']]))
      // the second round plants as many again
      const { check } = await write({
        ask: ({ replace }) =>
          replace ? replace.refuted.map((_, place) => plant(`${chosen[place]}x`, place, place % 3 === 0)) : asked,
        solve: sloppy(truth),
      })
      const keys = keyTexts(check)
      asked.forEach(({ prompt }, place) => {
        if (isPlanted(place)) planted += 1
        else right += 1
        if (!keys.has(prompt)) return
        if (isPlanted(place)) kept += 1
        else rightKept += 1
      })
    }
    expect(planted).toBeGreaterThan(60)
    expect(kept / planted).toBeLessThanOrEqual(0.1)
    expect(rightKept / right).toBeGreaterThan(0.7)
  })
})

// Helpers

const LESSON: Lesson = {
  task: { brief: aBrief({ time: null }), title: 'A starter of your own' },
  sections: [
    {
      ...{
        id: 's1',
        heading: 'Ripeness',
        body: 'It is ripe when it has doubled. Feed it 250 g. The crumb.',
        minutes: 1,
      },
      objective: 'Tell when a starter is ripe',
    },
  ],
  objectives: ['Tell when a starter is ripe', 'Feed a starter'],
}

const SECOND = ['What floats?', 'What sinks?', 'Who is hungry?', 'Where does it stand?'].map((prompt, place) => ({
  ...SINGLE,
  ...{ prompt, objective: (place % 2) + 1, options: ['It floats on water', 'It sinks', 'It has gone'] },
  ...{ answer: ['It floats on water'], explanation: 'It floats on water then.' },
}))

const deps = () =>
  ({ ids: makeCounterIdSource(), markdown: makeMemoryMarkdown(), gates: 'enforce', writes: 'en' }) as const

/** The right answers by prompt. */
const TRUTH: ReadonlyMap<string, readonly string[]> = new Map(GOOD.map(({ prompt, answer }) => [prompt, answer]))

type Asked = { readonly prompt: string; readonly answer: readonly string[]; readonly options: readonly string[] }
type Model = {
  readonly ask: (task: QuestionsTask) => readonly Asked[] | null
  readonly solve: (task: SolveTask) => readonly (readonly string[])[] | null
}

const solver =
  (truth: ReadonlyMap<string, readonly string[]>): Model['solve'] =>
  ({ questions }) =>
    questions.map(({ prompt, options }) => truth.get(prompt) ?? options.slice(0, 1))

/** Wrong at every tenth answer, at any other option. What it was not given it finds by its words. */
const makeSloppySolver = () => {
  let answered = 0
  return (truth: ReadonlyMap<string, readonly string[]>): Model['solve'] =>
    ({ questions }) =>
      questions.map(({ prompt, options }) => {
        const [right = options.find((option) => option.startsWith('True')) ?? ''] = truth.get(prompt) ?? []
        const others = options.filter((option) => option !== right)
        answered += 1
        return [answered % 10 === 0 ? (shuffled(others, prompt)[0] ?? '') : right]
      })
}

const plant = (subject: string, place: number, isPlanted: boolean) => {
  const options = [`True of ${subject}`, `Never of ${subject}`, `Often ${subject} too`]
  const answer = [options[isPlanted ? 1 : 0] ?? '']
  return {
    ...{ kind: 'single', prompt: `What holds, number ${place}, in the case of q${subject}?`, options, answer },
    ...{ explanation: `${answer[0]}: so the section says.`, objective: (place % 2) + 1 },
  }
}

function scripted({ ask, solve }: Model, parts: string[]): WritePart {
  const answerTo = (task: Task): object | null => {
    if (task.kind === 'questions') {
      const questions = ask(task)
      return questions && { questions }
    }
    const said = task.kind === 'solve' ? solve(task) : null
    return said && { answers: said.map((answer, place) => ({ question: place + 1, answer })) }
  }
  return async ({ name, task, read }) => {
    parts.push(name)
    const answer = answerTo(task)
    const reading = answer && read(JSON.stringify(answer))
    return reading?.ok ? ok(reading.value) : err({ kind: 'generation-failed', reason: '' })
  }
}

async function write(model: Model, first?: readonly Question[]) {
  const parts: string[] = []
  const written = await writeCheck(scripted(model, parts), LESSON, deps(), first)
  if (!written.ok) throw new Error(written.error.kind)
  const { questions: check, noCheck } = written.value
  return { check, noCheck, parts }
}

const keyTexts = (check: readonly Question[]): ReadonlyMap<string, string> =>
  new Map(
    check.flatMap((one) =>
      one.kind === 'single' ? [[one.prompt, one.options.find(({ id }) => id === one.key)?.text ?? ''] as const] : [],
    ),
  )
