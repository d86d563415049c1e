import { plainBlueprint, promptFor, REASONING_ALLOWANCE, type Task, UserId } from '@app/domain'
import { chapterTask, planTask, replyTask } from '@app/domain/testing'
import { type Options, startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import type { Parameter } from '@app/testing/chat-completions/request-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOpenAiLanguageModel } from './language-model.ts'

const ALL: readonly Parameter[] = [
  'json_schema',
  'json_object',
  'max_completion_tokens',
  'stream_options',
  'reasoning_effort',
  'verbosity',
  'safety_identifier',
]
describe('makeOpenAiLanguageModel, with servers that differ', () => {
  it.each<readonly [readonly Parameter[], object]>([
    [['max_completion_tokens'], { max_tokens: 3_000 + REASONING_ALLOWANCE }],
    [['stream_options'], { stream: true }],
    [['json_schema'], { response_format: { type: 'json_object' } }],
    [['json_schema', 'json_object'], {}],
    [['reasoning_effort', 'verbosity'], { max_completion_tokens: 3_000 + REASONING_ALLOWANCE }],
    [['safety_identifier'], { reasoning_effort: 'low' }],
    [ALL, { max_tokens: 3_000 + REASONING_ALLOWANCE }],
  ])('should get on with a server that refuses %j, and remember it', async (refuses, body) => {
    const { model, server, lines } = await open({ server: { refuses } })

    const learner = UserId('0190a000-0000-7000-8000-000000000001')
    expect(await model.ask(planTask, { learner })).toMatchObject({ ok: true, value: { ended: 'stop' } })
    expect(server.requests).toHaveLength(refuses.length + 1)
    expect(await model.ask(planTask, { learner })).toMatchObject({ ok: true })
    expect(server.requests).toHaveLength(refuses.length + 2)

    const last = server.requests.at(-1)?.body
    expect(last).toMatchObject(body)
    for (const parameter of refuses) {
      expect(last).not.toHaveProperty(parameter)
      expect(last?.response_format?.type).not.toBe(parameter)
    }
    expect(lines).toHaveLength(1)
  })

  it.each([
    { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    { message: 'This model does not support response format.' },
    { error: { message: 'This response_format type is unavailable now', type: 'invalid_request_error' } },
  ])('should understand the refusal %j', async (body) => {
    const { model, server } = await open()
    server.faults.next({ kind: 'status', status: 'detail' in body ? 422 : 400, body })

    expect(await model.ask(planTask)).toMatchObject({ ok: true })
    expect(server.requests).toHaveLength(2)
  })

  it('should give a model that thinks room to do so: the first reply, plan and parts of a chapter come whole at once', async () => {
    const { model, server } = await open({ server: { thinksFor: 6_000 } })

    const tasks = [replyTask(), planTask, chapterTask, ...lessonTasks]
    for (const task of tasks) {
      const answer = await model.ask(task)
      expect(answer, task.kind).toMatchObject({ ok: true, value: { ended: 'stop' } })
      expect(answer.ok && JSON.parse(answer.value.text)).toHaveProperty([promptFor(task).shape.required[0] ?? ''])
    }
    expect(server.requests).toHaveLength(tasks.length)
  })

  it('should ask for less where the context of a server is small', async () => {
    const { model, server, lines } = await open({ server: { context: 8_192 } })

    expect(await model.ask(planTask)).toMatchObject({ ok: true, value: { ended: 'stop' } })
    expect(server.requests.map(({ body }) => body.max_completion_tokens)).toEqual([11_192, 5_048])
    expect(await model.ask(planTask)).toMatchObject({ ok: true })
    expect(server.requests).toHaveLength(3)
    expect(lines).toHaveLength(1)
  })

  it('should let a chapter think longer than a reply', async () => {
    const { model, server } = await open()

    for (const task of [replyTask(), chapterTask]) await model.ask(task)

    expect(server.requests.map(({ body }) => [body.reasoning_effort, body.verbosity])).toEqual([
      ['low', 'low'],
      ['medium', 'medium'],
    ])
  })

  it('should distinguish learners without saying who they are', async () => {
    const { model, server } = await open()
    const [ann, bob] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'].map(UserId)
    for (const learner of [ann, bob, ann, null]) await model.ask(planTask, { learner: learner ?? null })

    const ids = server.requests.map(({ body }) => body.safety_identifier)
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{64}$/), expect.any(String), ids[0], undefined])
    expect(ids[1]).not.toBe(ids[0])
    expect(JSON.stringify(server.requests)).not.toContain(ann)
  })
})

// Helpers

const lesson = { ...chapterTask, objectives: ['Weigh water', 'Warm water'] }
const sections = lesson.objectives.map((heading) => ({ heading, body: 'Water is weighed on a scale. '.repeat(60) }))
const blueprint = plainBlueprint(lesson)
const asked = { brief: lesson.brief, title: lesson.title, objectives: lesson.objectives, sections }
const lessonTasks: readonly Task[] = [
  { ...lesson, kind: 'blueprint' },
  { ...lesson, kind: 'section', blueprint, place: 0 },
  { ...lesson, kind: 'review', blueprint, texts: { introduction: 'Water.', keyPoints: [], practice: null, sections } },
  { ...lesson, kind: 'exercises', blueprint, sections },
  { ...lesson, kind: 'recap', sections },
  { kind: 'questions', ...asked },
  { kind: 'placement', ...asked, sections: [] },
  {
    kind: 'solve',
    sections,
    questions: [{ kind: 'single', prompt: 'How?', options: ['On a scale', 'By eye'], unit: '' }],
  },
]

async function open({ server: options }: { readonly server?: Options } = {}) {
  const server = await startChatCompletionsServer(options)
  onTestFinished(server.close)
  const lines: string[] = []
  const model = makeOpenAiLanguageModel({
    apiKey: 'sk-test',
    baseUrl: server.url,
    model: 'sample-model',
    timeoutMs: 60_000,
    maxConcurrency: 4,
    log: (line) => lines.push(line),
  })
  return { server, model, lines }
}
