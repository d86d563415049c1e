import type { GenerationStatus, LearningBrief, LearningPlan } from '@app/contract'
import { vi } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { newId } from '../../../browser/new-id.ts'

export const id = '0192f3a0-0000-7000-8000-000000000001'
export const planId = '0192f3a0-0000-7000-8000-000000000002'
export const at = '2026-11-21T00:00:00.000Z'

const base = `/api/conversation/${id}`
export const paths = {
  initiate: 'POST /api/conversation/initiate',
  current: 'GET /api/conversation/current',
  messages: `GET ${base}/messages`,
  continue: `POST ${base}/continue`,
  confirm: `POST ${base}/confirm_and_generate`,
  cancel: `POST ${base}/cancel`,
  brief: `PATCH ${base}/brief`,
  summarise: `POST ${base}/summarise`,
  reopen: `POST ${base}/reopen`,
  plans: 'GET /api/learning-plans',
  planEvents: `GET /api/learning-plans/${planId}/events`,
}

/** A status and a body of JSON, the text of a stream of events, or a response as it is. */
type Given = readonly [status: number, body: unknown] | string | Response
type Answer = Given | (() => Given | Promise<Given>)
type Answers = Readonly<Record<string, Answer>>
type Body = Readonly<Record<string, unknown>>

/** Stands in for the server. `sent` says what a path was sent, `now` changes what it answers. What is continued with a reply is kept. */
export function serve(initial: Answers) {
  let answers: Answers = { [paths.current]: [200, { conversation_id: null }], ...initial }
  const calls: { readonly path: string; readonly body: Body }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = `${method} ${url}`
    const sent: Body = typeof body === 'string' ? JSON.parse(body) : {}
    calls.push({ path, body: sent })
    const given = answers[path] ?? refusal(404, 'not-found', '')
    const answer = typeof given === 'function' ? await given() : given
    if (answer instanceof Response) return answer
    if (typeof answer === 'string') {
      const kept = path === paths.continue ? withReply(answers[paths.messages], sent, answer) : null
      if (kept) answers = { ...answers, [paths.messages]: kept }
      return new Response(answer, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
    }
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
  return {
    sent: (path: string): readonly Body[] => calls.filter((call) => call.path === path).map(({ body }) => body),
    now: (changed: Answers): void => {
      answers = { ...answers, ...changed }
    },
  }
}

type Talk = Omit<ReturnType<typeof conversation>, 'messages'> & {
  readonly messages: readonly { readonly id: string }[]
}

/** The conversation with what was sent and the reply of the stream, as the server keeps them; null where there is none. */
function withReply(talk: Answer | undefined, { message_id, message: content }: Body, stream: string): Answer | null {
  const [, reply] = /event: done\ndata: (.*)/.exec(stream) ?? []
  if (typeof talk !== 'object' || talk instanceof Response || reply === undefined) return null
  const { messages, ...known } = talk[1] as Talk
  const { ai_message, ...more } = JSON.parse(reply) as Body
  const said = messages.some(({ id }) => id === message_id)
    ? []
    : [{ ...message(3, `${content}`, true), id: `${message_id}` }]
  const answered = { ...message(4, `${ai_message}`, false), id: newId() }
  const next = { status: 'awaiting-learner', suggestions: [], ...more }
  return [200, { ...known, ...next, messages: [...messages, ...said, answered] }]
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
export const delta = (text: string): string => event('delta', { text })
export const done = (text: string, extra = {}): string =>
  event('done', { ai_message: text, awaiting_confirmation: false, ...extra })

export const message = (place: number, content: string, isFromUser: boolean) => ({
  id: `0192f3a0-0000-7000-8000-00000000010${place}`,
  content,
  isFromUser,
  created_at: at,
})

export const conversation = (messages: readonly ReturnType<typeof message>[], awaits = false) => ({
  messages,
  status: 'awaiting-learner',
  awaiting_confirmation: awaits,
  learning_plan_id: null,
})

export const aPlan = (generation_status: GenerationStatus): LearningPlan => ({
  id: planId,
  conversation_id: id,
  version: 0,
  archived: false,
  title: 'Chess',
  description: '',
  generation_status,
  generation_error: null,
  progress: 0,
  status: 'in_progress',
  created_at: at,
  chapters: [],
})

export const aBrief = (known: Partial<LearningBrief> = {}): LearningBrief => ({
  goal: 'Chess',
  outcome: null,
  level: 'new',
  evidence: 'never played',
  minutes_per_week: 120,
  deadline: null,
  language: 'en',
  must_have: ['Openings', 'Endgames'],
  skip: [],
  formats: [],
  version: 3,
  ...known,
  sources: {
    goal: 'told',
    outcome: 'open',
    level: 'told',
    minutes_per_week: 'assumed',
    deadline: 'open',
    must_have: 'told',
    skip: 'open',
    formats: 'open',
    ...known.sources,
  },
})
