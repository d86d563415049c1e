import { QUESTION_KINDS } from '@app/domain'
import type { LessonQuestion } from './lesson.ts'
import { type Block, blocksOf, fail } from './text-lines.ts'

type Asked = { readonly title: string; readonly at: string; readonly lines: readonly Block[] }

/**
 * `### kind: prompt`, items, and an explanation in lines that begin with `>`. Each has `- objective: number`, some a `step`; options are `- [x]`
 * right and `- [ ]` wrong, of which some go on with ` ~ ` and the misconception behind them; of an order `1.`, `2.`; a number has `answer`, `tolerance` and `unit`, a text `accepted: one | other`.
 */
export function questionOf({ title, at, lines }: Asked, objectives: readonly string[]): LessonQuestion {
  const [, kindName, prompt = ''] = /^(\w+): (.+)$/.exec(title) ?? []
  const kind = QUESTION_KINDS.find((known) => known === kindName) ?? fail(at, `no "### kind: question"`)
  const quoted = lines.filter(({ text }) => text.startsWith('> ')).map(({ text }) => text.slice(2).trim())
  const items = blocksOf(
    lines.filter(({ text }) => !text.startsWith('> ')),
    (line) => !line.startsWith(' '),
  )
  const facts = new Map<string, string>()
  const right: string[] = []
  const misconceptions: string[] = []
  const options: string[] = []
  for (const { text, at: place } of items) {
    const [, tick, option, misconception] = /^- \[([ x])\] (.+?)(?: ~ (.+))?$/.exec(text) ?? []
    const step = /^\d\. (.+)$/.exec(text)?.[1]
    if (option !== undefined) options.push(option)
    if (option !== undefined && tick === 'x') right.push(option)
    if (misconception !== undefined) misconceptions.push(misconception)
    if (step !== undefined) options.push(step)
    if (option === undefined && step === undefined) {
      const [, key = '', value = ''] =
        /^- (objective|step|answer|tolerance|unit|accepted): ?(.*)$/.exec(text) ?? fail(place, 'no item of a question')
      facts.set(key, value)
    }
  }
  const objective = objectives[Number(facts.get('objective')) - 1] ?? fail(at, 'no such objective')
  const accepted = facts.get('accepted')?.split(' | ') ?? []
  const answer = facts.get('answer')
  const key = { single: right, multiple: right, order: options, number: answer ? [answer] : [], short: accepted }[kind]
  if (key.length === 0 || quoted.length === 0) fail(at, 'a key and an explanation are needed')
  if (misconceptions.length > 0 && misconceptions.length < options.length - right.length)
    fail(at, 'a wrong option has no misconception')
  const tolerance = Number(facts.get('tolerance') ?? 0)
  const unit = facts.get('unit') ?? ''
  const step = facts.has('step') ? Number(facts.get('step')) : null
  const texts = { prompt, objective, explanation: quoted.join(' ') }
  return { kind, ...texts, options, key, misconceptions, tolerance, step, unit: unit === "''" ? '' : unit }
}
