import { linksIn } from '../../adapters/dev-mailbox/src/links.ts'
import { makeLanguageDetector } from '../../adapters/franc/src/index.ts'
import { deviceOf } from '../../adapters/http/src/pipeline/device.ts'
import { preferredLanguage } from '../../adapters/http/src/pipeline/request-language.ts'
import { makeMarkdown } from '../../adapters/markdown/src/index.ts'
import { answerTo } from '../../adapters/offline-tutor/src/answer-to.ts'
import { candidateOf } from '../../adapters/resources/src/candidate-of.ts'
import { readItems, shownText } from '../../adapters/resources/src/fields.ts'
import { readHtml } from '../../adapters/resources/src/page/html/read-html.ts'
import { verdictOfPage } from '../../adapters/resources/src/page/verdict/page-verdict.ts'
import { isAllowedBy, readRobots } from '../../adapters/resources/src/page/visit/robots-rules.ts'
import { makeSafetyCheck } from '../../adapters/safety/src/index.ts'
import { writeCsv } from '../../apps/web/src/features/admin/csv/write-csv.ts'
import { inlinePieces } from '../../apps/web/src/ui/markdown/lesson/inline-pieces.ts'
import { FACTS, type FactName } from '../../packages/domain/src/brief/facts.ts'
import { learn } from '../../packages/domain/src/brief/learn.ts'
import { readBrief } from '../../packages/domain/src/brief/read-brief.ts'
import { gradeAnswer } from '../../packages/domain/src/check/grade-answer.ts'
import { initiateConversation } from '../../packages/domain/src/conversations/conversation.ts'
import { suggestedFact } from '../../packages/domain/src/conversations/suggestions.ts'
import { summarise } from '../../packages/domain/src/conversations/summary.ts'
import { conversationWords } from '../../packages/domain/src/conversations/words.ts'
import {
  ConversationId,
  type Markdown,
  MessageId,
  makeReplyStream,
  type Question,
  type ReplyTask,
  revealedBy,
  secretOf,
  type Task,
  type Turn,
  UserId,
} from '../../packages/domain/src/index.ts'
import { candidateScore, topicScore } from '../../packages/domain/src/resources/topic-score.ts'
import { tidy } from '../../packages/domain/src/shared/text.ts'
import { checkArithmetic } from '../../packages/domain/src/tutoring/gates/arithmetic.ts'
import { plainBlueprint } from '../../packages/domain/src/tutoring/parts/blueprint.ts'
import { readOutlineItems } from '../../packages/domain/src/tutoring/plan-draft.ts'
import { promptFor } from '../../packages/domain/src/tutoring/prompt-for.ts'
import { readFitAnswer } from '../../packages/domain/src/tutoring/read-fit-answer.ts'
import { nextStep, saysQuestion, understoodIn } from '../../packages/domain/src/tutoring/reply/reply-draft.ts'
import { cleanAnswer } from '../../packages/language-model-kit/src/clean-answer.ts'

export type Reader = {
  /** Characters: no more are handed to it. */
  readonly most: number
  readonly read: (text: string) => unknown
}

const MESSAGE = 4_000
const ANSWER = 16_000
const markdown = makeMarkdown()
const languages = makeLanguageDetector()
const safety = await makeSafetyCheck()

const turn = (speaker: Turn['speaker'], text: string): Turn => ({
  id: MessageId(`${speaker}${text.length}`),
  speaker,
  text,
  at: new Date(0),
})
const begun = (text: string) =>
  initiateConversation(ConversationId('conversation'), UserId('user'), turn('learner', text))
const cut = (text: string): string => text.slice(0, 300)

const replyTask = (text: string): ReplyTask => ({
  kind: 'reply',
  turns: [turn('learner', text), turn('assistant', 'What is your level?'), turn('learner', text)],
  brief: begun(text).brief,
  openTopics: ['level', 'time', 'focus'],
  again: 'level',
  changing: false,
  asked: 'level',
})

/** With the words of a learner in them. The casts leave out what no reader looks at. */
const TASKS = {
  reply: replyTask,
  plan: (text) => ({ kind: 'plan', brief: answered(text), said: [text] }),
  chapter: (text) => ({ kind: 'chapter', ...chapter(text) }),
  blueprint: (text) => ({ kind: 'blueprint', ...chapter(text) }),
  section: (text) => ({ kind: 'section', place: 0, blueprint: plainBlueprint(chapter(text)), ...chapter(text) }),
  review: (text) => ({
    ...{ ...written(text), kind: 'review' },
    texts: { introduction: text, sections: written(text).sections, keyPoints: [text], practice: null },
  }),
  exercises: (text) => ({ ...written(text), kind: 'exercises' }),
  recap: (text) => ({ kind: 'recap', sections: [{ heading: cut(text), body: text }], ...chapter(text) }),
  practice: (text) => ({
    ...{ kind: 'practice', brief: answered(text), title: cut(text), keyPoints: [cut(text)], result: text },
    practice: { task: cut(text), doneWhen: cut(text) },
  }),
  help: (text) => ({
    ...{ kind: 'help', brief: answered(text), title: cut(text), chapterTitles: [cut(text)], headings: [cut(text)] },
    ...{ section: { heading: cut(text), body: text }, past: [{ message: text, reply: cut(text) }], message: text },
    item: { task: cut(text), options: [cut(text)], said: [cut(text)], misconceptions: [], solution: null },
  }),
  questions: (text) => ({ kind: 'questions', ...asking(text) }),
  placement: (text) => ({ kind: 'placement', ...asking(text) }),
  solve: (text) => ({
    kind: 'solve',
    sections: [{ heading: 'Dough', body: text }],
    questions: [{ kind: 'single', prompt: cut(text), options: ['a', cut(text)], unit: '' }],
  }),
  revise: (text) => ({
    kind: 'revise',
    ...chapter(text),
    description: '',
    chapters: [],
    wanted: { request: text },
  }),
  'search-words': (text) => ({ kind: 'search-words', language: 'en', said: [cut(text)], ...chapter(text) }),
  pick: (text) => ({
    kind: 'pick',
    language: 'en',
    candidates: [{ id: 'c1', title: cut(text), excerpt: cut(text), language: 'en', site: 'a.org', type: 'article' }],
    ...chapter(text),
  }),
} as const satisfies Record<Task['kind'], (text: string) => object>

const answered = (text: string) => ({ goal: cut(text), level: cut(text), time: cut(text), focus: cut(text) })
const chapter = (text: string) => ({
  ...{ brief: answered(text), goal: cut(text), planTitle: 'Bread', chapterTitles: ['Dough', cut(text)], number: 2 },
  ...{ title: cut(text), summary: cut(text), objectives: ['Fold the dough', cut(text)], earlier: [] },
})
const written = (text: string) => ({
  ...{ ...chapter(text), blueprint: plainBlueprint(chapter(text)), sections: [{ heading: cut(text), body: text }] },
})
const asking = (text: string) => ({
  ...{ brief: answered(text), title: 'Dough', objectives: ['Fold the dough'] },
  sections: [{ heading: 'Dough', body: text }],
})

/** Every field that any answer may have, as a text or as a list of what stands on its lines. */
function answerOf(text: string): string {
  const lines = text.split('\n')
  const item = { title: text, name: text, summary: text, objectives: lines, minutes: text, id: 'c1', reason: text }
  const question = {
    ...{ prompt: text, options: lines, answer: lines, explanation: text, kind: 'single', objective: 1 },
    misconceptions: lines,
  }
  return JSON.stringify({
    ...{ facts: lines.map((line) => ({ about: 'must_have', value: line, quote: line })), suggestions: lines },
    ...{ title: text, description: text, chapters: [item, ...lines], not_done: text, asks: 'time', answer: text },
    ...{ question: text, introduction: text, learning_objectives: text, heading: text, body: text, key_points: text },
    ...{
      resources: [{ site: 'youtube', search: text, ...item }, ...lines],
      practice: text,
      done_when: text,
    },
    // short texts have no language
    reply: Array(4).fill(text).join('\n'),
    feedback: Array(4).fill(text).join('\n'),
    ...{
      questions: [question, { ...question, options: [], kind: 'number' }, ...lines],
      answers: lines,
      picks: [item, ...lines],
      searches: lines,
    },
  })
}

const OPTIONS = ['Flour', 'Warm water', 'Salt', 'A starter'].map((text, at) => ({ id: 'abcd'[at] ?? '', text }))
const ASKED = { id: 'q1', prompt: 'What is kneaded first?', objective: '', explanation: '', isVoid: false }
const OPEN: readonly Question[] = [
  { ...ASKED, kind: 'single', options: OPTIONS, key: 'b' },
  { ...ASKED, kind: 'number', key: 1.5, tolerance: 0.1, unit: 'kg' },
  { ...ASKED, kind: 'order', options: OPTIONS, key: ['b', 'a', 'd', 'c'] },
]

const TOPIC = { goal: 'Bake', planTitle: 'Bread', title: 'Dough', summary: 'Folding', objectives: ['Fold the dough'] }

const CLEANING = { wanted: ['title'], isWhole: true }
const gating = { markdown, languages, writes: null, gates: 'enforce' } as const
// the casts: see TASKS
const taskOf = (kind: Task['kind'], text: string): Task => TASKS[kind](text) as unknown as Task
const kinds = Object.keys(TASKS) as readonly Task['kind'][]

const forKinds = (
  name: string,
  most: number,
  read: (kind: Task['kind'], text: string) => unknown,
  of: readonly Task['kind'][] = kinds,
) =>
  Object.fromEntries(
    of.map((kind): [string, Reader] => [`${name} ${kind}`, { most, read: (text) => read(kind, text) }]),
  )

const feedPieces = ({ feed }: { readonly feed: (piece: string) => void }, text: string): void => {
  for (let at = 0; at < text.length; at += 20) feed(text.slice(at, at + 20))
}

const MARKDOWN: Readonly<Record<keyof Markdown, Reader>> = {
  withoutLinks: { most: 12_000, read: markdown.withoutLinks },
  messageWithoutLinks: { most: 12_000, read: markdown.messageWithoutLinks },
  visibleText: { most: 12_000, read: markdown.visibleText },
  flashcardHtml: { most: 4_000, read: markdown.flashcardHtml },
}

/** Everything that reads what a stranger, a learner or a model has written. */
export const READERS: Readonly<Record<string, Reader>> = {
  'equations of a lesson': { most: 12_000, read: checkArithmetic },
  'safety of a goal': { most: MESSAGE, read: (text) => safety.route(text, 'goal') },
  'safety of a message of first persons': {
    most: 2 * MESSAGE,
    read: (text) => safety.route(text.replaceAll(/[ \n]/g, ' I. '), 'message'),
  },
  'safety of a lesson': { most: ANSWER, read: (text) => safety.route(text, 'lesson') },
  'answer to what is declined': { most: MESSAGE, read: (text) => safety.declineAnswer('crisis', text) },
  language: { most: ANSWER, read: (text) => languages.detect(text, 'en') },
  'a typed text': { most: MESSAGE, read: tidy },
  'a brief': { most: MESSAGE, read: (text) => readBrief({ ...begun(text), brief: answered(text) }) },
  'facts of a message': {
    most: MESSAGE,
    read: (text) => {
      // the names are the keys
      const names = Object.keys(FACTS) as readonly FactName[]
      const facts = names.map((name) => ({ name, value: text, quote: text }))
      const understood = { facts, corrects: [], language: null, answers: 'focus' as const }
      return learn(begun(text).brief, understood, replyTask(text).turns)
    },
  },
  'a suggestion that was pressed': { most: MESSAGE, read: (text) => suggestedFact('time', text) },
  summary: { most: MESSAGE, read: (text) => summarise(answered(text), conversationWords({}), new Date(0)) },
  'a short answer': {
    most: 500,
    read: (text) =>
      gradeAnswer(
        // the cast leaves out what grading does not look at
        { kind: 'number', key: 2, tolerance: 0.1, unit: 'g' } as Parameters<typeof gradeAnswer>[0],
        text,
      ),
  },
  ...forKinds('the demo tutor on a', MESSAGE, (kind, text) => answerTo(taskOf(kind, text)), [
    'reply',
    'plan',
    'revise',
  ]),
  prompts: { most: MESSAGE, read: (text) => kinds.map((kind) => promptFor(taskOf(kind, text))) },
  ...forKinds('the answer of a', MESSAGE, (kind, text) =>
    readFitAnswer(answerOf(text), taskOf(kind, 'Bake bread at home'), gating),
  ),
  ...Object.fromEntries(
    OPEN.map((question): [string, Reader] => [
      `a reply about an open ${question.kind}`,
      {
        most: MESSAGE,
        read: (text) =>
          revealedBy(text, secretOf({ kind: 'question', question, answer: 'a', isOpen: true }), {
            message: text,
            past: [{ message: text, reply: text }],
          }),
      },
    ]),
  ),
  'an answer as it comes': { most: 32_000, read: (text) => cleanAnswer(`{"title": ${text}}`, CLEANING) },
  'an answer that is no JSON': { most: ANSWER, read: (text) => readFitAnswer(text, taskOf('plan', 'Bread'), gating) },
  'a reply while it comes': {
    most: MESSAGE,
    read: (text) =>
      feedPieces(
        makeReplyStream({
          accept: (part, head) => {
            const task = replyTask('Bread')
            return part === 'answer' || saysQuestion(head, nextStep(head, understoodIn(head, task), task))
          },
          onText: () => {},
          check: () => [],
          onUnfit: () => {},
          markdown,
        }),
        answerOf(text.slice(0, 2_000)),
      ),
  },
  'a plan while it comes': {
    most: MESSAGE,
    read: (text) => readOutlineItems(answerOf(text), { markdown, isUnfit: () => false }),
  },
  ...Object.fromEntries(Object.entries(MARKDOWN).map(([name, reader]) => [`Markdown: ${name}`, reader])),
  'pieces of a sentence': { most: 2_000, read: inlinePieces },
  'a page': {
    most: 256 * 1_024,
    read: (text) => verdictOfPage(readHtml(`<meta name="description" content="${text.slice(0, 2_000)}"><body>${text}`)),
  },
  'topic of a page': {
    most: 64 * 1_024,
    read: (text) => topicScore(TOPIC, { title: cut(text), text }) + candidateScore(TOPIC, { title: cut(text), text }),
  },
  'topic of a chapter': {
    most: MESSAGE,
    read: (text) => topicScore({ ...TOPIC, title: cut(text), objectives: [cut(text)] }, { title: text, text }),
  },
  'rules for robots': {
    most: 128 * 1_024,
    read: (text) => isAllowedBy(readRobots(`User-agent: *\n${text}`), new URL('https://a.org/a1/a2')),
  },
  "a source's answer": {
    most: 64 * 1_024,
    read: (text) =>
      readItems(text.split('\n'), (title) =>
        candidateOf('brave', { resourceType: 'article', address: 'https://a.org', title, excerpt: text }, new Set()),
      ),
  },
  "HTML in a source's answer": { most: 64 * 1_024, read: shownText },
  'languages of a browser': { most: 8_000, read: preferredLanguage },
  'name of a browser': { most: 8_000, read: deviceOf },
  'links of a mail': { most: 32_000, read: linksIn },
  'a table for a spreadsheet': { most: 64 * 1_024, read: (text) => writeCsv(text.split('\n').map((cell) => [cell])) },
}
