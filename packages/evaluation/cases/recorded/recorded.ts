import { type Blueprint, type Brief, MessageId, plainBlueprint, type ReplyTask, type Task } from '@app/domain'
import { valuesOf } from '../rows.ts'

/** What a model answered to a prompt of the product, as it came. `messages`: the learner's side of it, as JSON. */
export type Recorded = {
  readonly id: string
  readonly task: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly schema: { readonly required: readonly string[] }
  readonly reply: string
}

export type Passage = { readonly id: string; readonly title: string; readonly text: string }

/** The second file: seven whole chapters, of mathematics, programming, languages and a craft, that were planned before they were written. */
export const GOOD = ['recorded/good.jsonl', 'recorded/chapters.jsonl'].flatMap((file) =>
  valuesOf<Recorded>(file).map(inTodaysShape),
)
export const WEAK = valuesOf<Recorded>('recorded/weak.jsonl').map(inTodaysShape)
export const PASSAGES = valuesOf<Passage>('recorded/passages.jsonl')

/** Replies were one message then. */
function inTodaysShape(answer: Recorded): Recorded {
  if (answer.task !== 'assistant_reply') return answer
  return { ...answer, reply: JSON.stringify({ answer: JSON.parse(answer.reply).message }) }
}

/** The task that was put into the recorded prompt. */
export function taskOf({ task, messages }: Recorded): Task {
  const said = JSON.parse(messages.at(-1)?.content ?? '{}')
  if (task === 'assistant_reply') return replyTask(messages, said)
  if (task === 'learning_plan') return { kind: 'plan', brief: briefOf(said.learner), said: said.said }
  if (task === 'answers') return { kind: 'solve', sections: said.sections, questions: said.questions.map(solved) }
  if (task === 'questions') {
    const objectives = said.objectives.map(withoutNumber)
    const { learner, chapter: title, sections, refuted, kept } = said
    return {
      kind: 'questions',
      brief: briefOf(learner),
      title,
      objectives,
      sections,
      ...(refuted && { replace: { kept, refuted } }),
    }
  }
  const {
    number,
    chapter: place,
    title,
    summary,
    objectives: named,
    minutes,
  } = { ...said.chapter, ...objectOf(said.write) }
  const objectives: readonly string[] = named.map(withoutNumber)
  const lesson = {
    ...{ brief: briefOf(said.learner), planTitle: said.plan, chapterTitles: said.chapters.map(withoutNumber) },
    ...{ number: number ?? place, title, summary, objectives, minutes },
  }
  if (task === 'recap') return { kind: 'recap', sections: said.sections, ...lesson }
  if (task === 'blueprint') return { kind: 'blueprint', ...lesson }
  const blueprint = plainBlueprint(lesson)
  if (task === 'exercises') return { kind: 'exercises', sections: said.sections, blueprint, ...lesson }
  if (task === 'section' && typeof said.write === 'string')
    return { kind: 'section', place: objectives.indexOf(said.write), blueprint, ...lesson }
  if (task === 'section')
    return { kind: 'section', place: said.write.section - 1, blueprint: plannedFor(said, objectives), ...lesson }
  return { kind: 'chapter', ...lesson }
}

function replyTask(messages: Recorded['messages'], { known }: { readonly known: ReplyTask['brief'] }): ReplyTask {
  const turns = messages.map(({ role, content }, place) => ({
    id: MessageId(`turn-${place}`),
    speaker: role === 'user' ? ('learner' as const) : ('assistant' as const),
    text: JSON.parse(content).learner ?? JSON.parse(content).message,
    at: new Date(0),
  }))
  const statedIn = (text: string | null) => (text === 'not known' ? null : text)
  const brief = {
    goal: known.goal,
    level: statedIn(known.level),
    time: statedIn(known.time),
    focus: statedIn(known.focus),
  }
  return { kind: 'reply', turns, brief, openTopics: [], again: null, changing: false, asked: null }
}

type Asked = {
  readonly question: string
  readonly options?: readonly string[]
  readonly unit?: string
  readonly how: string
}

function solved({ question: prompt, options = [], unit = '', how }: Asked) {
  const kind = how.includes('number')
    ? 'number'
    : how.includes('words')
      ? 'short'
      : how.includes('order')
        ? 'order'
        : how.includes('letters')
          ? 'multiple'
          : 'single'
  return { kind, prompt, options: options.map((option) => option.slice(3)), unit } as const
}

type PlannedSection = {
  readonly blueprint: { readonly sections: readonly { readonly heading: string }[] }
  readonly write: { readonly objective: string; readonly words: number }
}

/** As far as its one section is judged by it. */
const plannedFor = ({ blueprint, write }: PlannedSection, objectives: readonly string[]): Blueprint => ({
  ...{ example: '', terms: [], exercises: [] },
  sections: blueprint.sections.map(({ heading }) => ({
    ...{ heading, objective: objectives.indexOf(write.objective), words: write.words, assumes: '', handsOver: '' },
  })),
})

/** A prompt names the language in English. */
const briefOf = (learner: Brief): Brief => ({ ...learner, ...(learner.language === 'German' && { language: 'de' }) })

const withoutNumber = (text: string): string => text.replace(/^\d+\. /, '')
const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
