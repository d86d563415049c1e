import { getEventListeners } from 'node:events'
import { describe, expect } from 'vitest'
import { STEPS } from '../../src/placement/level-reached.ts'
import type { LanguageModel, ModelFailure } from '../../src/ports/language-model.ts'
import type {
  ChapterTask,
  HelpTask,
  PlacementTask,
  PlanTask,
  PracticeTask,
  QuestionsTask,
  ReplyTask,
  ReviseTask,
  SolveTask,
  Task,
} from '../../src/tutoring/task.ts'
import { aBrief, aTurn } from '../builders.ts'
import { itOn } from './it-on.ts'
import { MAX_ANSWER_LENGTH, MODEL_SCENARIOS, type ModelScenario, RETRY_AFTER_MS } from './model-scenarios.ts'

type OpenModel = {
  readonly model: LanguageModel
  /** The whole text that the server behind says in 'good', 'slow' and 'out-of-tokens': leave it out where there is none. */
  readonly said?: string
  readonly close: () => Promise<void>
}

type Options = {
  /** Scenarios that cannot happen to this model: a built-in tutor is never out of reach. */
  readonly impossible?: readonly ModelScenario[]
}

const SECTIONS = [{ heading: 'Feeding', body: 'Equal weights of flour and water.' }]
const TASKS = [
  replyTask(),
  planTask(),
  chapterTask(),
  reviseTask(),
  questionsTask(),
  solveTask(),
  placementTask(),
  practiceTask(),
  helpTask(),
] as const

const FAILURES: readonly (readonly [ModelScenario, ModelFailure['kind']])[] = [
  ['unreachable', 'model-unavailable'],
  ['unavailable', 'model-unavailable'],
  ['rate-limited', 'model-unavailable'],
  ['rejected', 'model-rejected'],
  ['hang', 'model-timeout'],
  ['stall', 'model-timeout'],
  ['cut-off', 'model-unavailable'],
  ['garbage', 'model-unavailable'],
]

export function describeLanguageModel(
  name: string,
  open: (scenario: ModelScenario) => Promise<OpenModel>,
  { impossible = [] }: Options = {},
): void {
  const given = (scenario: ModelScenario, should: string, test: (opened: OpenModel) => Promise<void>): void => {
    if (impossible.includes(scenario)) return
    itOn(() => open(scenario))(`should ${should}, given ${MODEL_SCENARIOS[scenario]}`, test)
  }

  describe(`${name}: language model`, () => {
    for (const task of TASKS) {
      given('good', `answer a ${task.kind} task, streaming the very text that it answers`, async ({ model, said }) => {
        const { result, pieces } = await listen(model, task)
        if (!result.ok) throw new Error(`It failed: ${JSON.stringify(result.error)}`)
        const { text } = result.value
        expect(text.trim()).not.toBe('')
        expect(pieces.join('')).toBe(text)
        if (said !== undefined) expect(text).toBe(said)
        expect(result.value.model).not.toBe('')
        expect(result.value.ended).toBe('stop')
        for (const tokens of [result.value.inputTokens, result.value.outputTokens]) {
          expect(tokens !== null && Number.isSafeInteger(tokens) && tokens > 0).toBe(true)
        }
      })
    }

    given('good', 'answer the same without a listener', async ({ model, said }) => {
      const result = await model.ask(planTask())
      expect(result).toMatchObject({ ok: true, value: said === undefined ? {} : { text: said } })
    })

    given('good', 'answer several calls at once, each with its own text', async ({ model }) => {
      const answers = await Promise.all(TASKS.map((task) => listen(model, task)))
      for (const { result, pieces } of answers) {
        expect(result.ok && result.value.text).toBe(pieces.join(''))
      }
    })

    given('good', 'end at once when it was stopped before', async ({ model }) => {
      const stop = new AbortController()
      stop.abort()
      const { result, pieces } = await listen(model, planTask(), stop.signal)
      expect(result).toEqual({ ok: false, error: { kind: 'model-stopped' } })
      expect(pieces).toEqual([])
    })

    given('good', 'leave no listener behind', async ({ model }) => {
      const stop = new AbortController()
      await listen(model, planTask(), stop.signal)
      expect(getEventListeners(stop.signal, 'abort')).toEqual([])
    })

    for (const scenario of ['good', 'slow'] as const) {
      given(scenario, 'say nothing more once it is stopped at a piece', async ({ model }) => {
        const stop = new AbortController()
        const pieces: string[] = []
        const result = await model.ask(planTask(), {
          signal: stop.signal,
          onText: (piece) => {
            pieces.push(piece)
            stop.abort()
          },
        })
        expect(result).toEqual({ ok: false, error: { kind: 'model-stopped' } })
        expect(pieces).toHaveLength(1)
        expect(getEventListeners(stop.signal, 'abort')).toEqual([])
      })
    }

    given('hang', 'end quickly when it is stopped', async ({ model }) => {
      const stop = new AbortController()
      const asked = listen(model, planTask(), stop.signal)
      await sleep(50)
      stop.abort()
      // the server says nothing by itself: this would never come
      expect((await asked).result).toEqual({ ok: false, error: { kind: 'model-stopped' } })
      expect(getEventListeners(stop.signal, 'abort')).toEqual([])
    })

    given('slow', 'stream piece by piece, not all at the end', async ({ model, said }) => {
      let [turns, isOver] = [0, false]
      const counting = (async () => {
        for (; !isOver; turns += 1) await sleep(1)
      })()
      const received = new Set<number>()
      const { result } = await listen(model, planTask(), undefined, () => received.add(turns))
      isOver = true
      await counting
      expect(result).toMatchObject({ ok: true, value: said === undefined ? {} : { text: said } })
      expect(received.size).toBeGreaterThan(1)
    })

    given('out-of-tokens', 'answer with what there is', async ({ model, said }) => {
      const { result, pieces } = await listen(model, planTask())
      expect(result).toMatchObject({ ok: true, value: { text: said ?? pieces.join(''), ended: 'length' } })
    })

    for (const [scenario, kind] of FAILURES) {
      given(scenario, `fail with ${kind} and a word for the log`, async ({ model }) => {
        const stop = new AbortController()
        const { result } = await listen(model, planTask(), stop.signal)
        expect(result).toMatchObject({ ok: false, error: { kind, detail: expect.stringMatching(/\S/) } })
        expect(getEventListeners(stop.signal, 'abort')).toEqual([])
      })
    }

    given('rate-limited', 'pass on how long to wait', async ({ model }) => {
      const result = await model.ask(planTask())
      expect(result).toMatchObject({ ok: false, error: { retryAfterMs: RETRY_AFTER_MS } })
    })

    given('unavailable', 'not invent how long to wait', async ({ model }) => {
      const result = await model.ask(planTask())
      expect(result).toMatchObject({ ok: false, error: { retryAfterMs: null } })
    })

    given('flood', 'end by itself and take in no more than it may', async ({ model }) => {
      const { result, pieces } = await listen(model, planTask())
      expect(pieces.join('').length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH)
      if (result.ok) expect(result.value.text.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH)
      else expect(result.error.kind).not.toBe('model-stopped')
    })
  })
}

// Helpers

async function listen(model: LanguageModel, task: Task, signal?: AbortSignal, onPiece: () => void = () => {}) {
  const pieces: string[] = []
  const result = await model.ask(task, {
    onText: (piece) => {
      pieces.push(piece)
      onPiece()
    },
    ...(signal && { signal }),
  })
  return { result, pieces }
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

function replyTask(): ReplyTask {
  const turns = [
    aTurn({ text: 'I want to bake sourdough bread' }),
    aTurn({ speaker: 'assistant', text: 'How much time do you have?' }),
    aTurn({ text: 'Two evenings a week. "Ich übe gern" 🥖' }),
  ]
  return { kind: 'reply', turns, brief: aBrief(), openTopics: ['focus'], again: null, changing: false, asked: null }
}

function planTask(): PlanTask {
  return { kind: 'plan', brief: aBrief() }
}

function chapterTask(): ChapterTask {
  return {
    kind: 'chapter',
    brief: aBrief(),
    planTitle: 'Sourdough from scratch',
    chapterTitles: ['A starter', 'The dough', 'The oven'],
    number: 2,
    title: 'The dough',
    summary: 'Mixing, folding and proofing.',
  }
}

function reviseTask(): ReviseTask {
  return {
    kind: 'revise',
    brief: aBrief(),
    planTitle: 'Bread',
    description: 'Bake bread.',
    chapters: ['Flour', 'Water', 'Fire'].map((title) => ({
      ...{ title, summary: `All about ${title}.`, objectives: [], minutes: 60, prerequisites: [], isFixed: false },
    })),
    wanted: { request: 'Make it shorter' },
  }
}

function questionsTask(): QuestionsTask {
  return { kind: 'questions', brief: aBrief(), title: 'A starter', objectives: ['Feed it'], sections: SECTIONS }
}

function placementTask(): PlacementTask {
  const objectives = STEPS.map(({ words }) => words)
  return { kind: 'placement', brief: aBrief(), title: 'Bread', objectives, sections: [] }
}

function practiceTask(): PracticeTask {
  const practice = { task: 'Feed a starter.', doneWhen: 'It doubles.' }
  return { kind: 'practice', brief: aBrief(), title: 'A starter', keyPoints: [], practice, result: 'It rose by half.' }
}

function helpTask(): HelpTask {
  const item = { task: 'What feeds a starter?', options: [], said: ['Air'], misconceptions: [], solution: null }
  const lesson = {
    title: 'A starter',
    chapterTitles: ['A starter'],
    headings: ['Feeding'],
    section: SECTIONS[0] ?? null,
  }
  return { kind: 'help', brief: aBrief(), ...lesson, item, past: [], message: 'Why not air?' }
}

function solveTask(): SolveTask {
  const question = { kind: 'short', prompt: 'What goes with flour?', options: [], unit: '' } as const
  return { kind: 'solve', sections: SECTIONS, questions: [question] }
}
