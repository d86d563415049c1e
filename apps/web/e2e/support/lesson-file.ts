import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A chapter as a good model would write it, from a file of `lessons`. */
export type Lesson = {
  readonly title: string
  readonly introduction: string
  readonly sections: readonly { readonly heading: string; readonly body: string }[]
  readonly keyPoints: readonly string[]
  readonly practice: string
  readonly doneWhen: string
  readonly questions: readonly LessonQuestion[]
  /** The second set. */
  readonly again: readonly LessonQuestion[]
}

export type LessonQuestion = {
  readonly kind: string
  /** Number of its objective, from 1. */
  readonly objective: number
  readonly prompt: string
  readonly options: readonly string[]
  /** Options, or the number or word and its other spellings. */
  readonly answer: readonly string[]
  readonly explanation: string
}

export function readLesson(name: string): Lesson {
  const text = readFileSync(join(import.meta.dirname, '../lessons', `${name}.md`), 'utf8')
  const [head = '', ...parts] = text.split(/^## /m)
  const named = (kind: string) =>
    parts.filter((part) => part.startsWith(kind)).map((part) => splitOff(part.slice(kind.length)))
  const [, practice = ''] = named('Practice')[0] ?? []
  const [title, introduction] = splitOff(head.replace(/^# /, ''))
  return {
    title,
    introduction,
    sections: named('Section: ').map(([heading, body]) => ({ heading, body })),
    keyPoints: linesOf(named('Key points')[0]?.[1] ?? '', /^- (.*)/),
    practice: practice.split('\n\nDone when: ')[0] ?? '',
    doneWhen: practice.split('\n\nDone when: ')[1] ?? '',
    questions: named('Question: ').map(([about, body]) => readQuestion(about, body)),
    again: named('Again: ').map(([about, body]) => readQuestion(about, body)),
  }
}

function readQuestion(about: string, body: string): LessonQuestion {
  const [kind = '', objective] = about.split(' ')
  const right = linesOf(body, /^- \[x\] (.*)/)
  const order = linesOf(body, /^\d\. (.*)/)
  const said = linesOf(body, /^= (.*)/).flatMap((line) => line.split(' | '))
  return {
    kind,
    objective: Number(objective),
    prompt: body.split(/\n\n(?=- \[|= |1\. )/)[0] ?? '',
    options: [...linesOf(body, /^- \[.\] (.*)/), ...order.toReversed()],
    answer: [...right, ...order, ...said],
    explanation: linesOf(body, /^> (.*)/).join(' '),
  }
}

/** The first line, and the rest. */
function splitOff(text: string): readonly [string, string] {
  const [first = '', ...rest] = text.split('\n')
  return [first.trim(), rest.join('\n').trim()]
}

const linesOf = (text: string, pattern: RegExp): readonly string[] =>
  text.split('\n').flatMap((line) => pattern.exec(line)?.[1] ?? [])
