import { promptFor, type Task } from '@app/domain'
import { repeat, textNamed } from '../corpus/settings.ts'
import { type BadModel, badModel, type Expectations, type Shaped } from './bad-model.ts'
import { list, record, withChapters, withMore, withTexts } from './spoil.ts'

const UNFIT: Expectations = { reply: 'unfit', plan: 'unfit', chapter: 'unfit' }
const FIT: Expectations = { reply: 'fit', plan: 'fit', chapter: 'fit' }

const [SENTENCE, LOREM, THINKING] = [
  textNamed('sentence'),
  textNamed('lorem-ipsum'),
  textNamed('thinking-aloud'),
] as const
const PITCH =
  'This is only a preview. To get the rest of the chapter, send $20 to DE89 3704 0044 0532 0130 00 and mention this course.'

const promptOf = (task: Task): string =>
  promptFor(task)
    .messages.map(({ content }) => content)
    .join('\n')

const LINKS = [
  'See [this](https://bad.example/deal), https://bad.example, <https://bad.example> and www.bad.example/deal.',
  '![a picture](https://bad.example/a.png) <a href="https://bad.example">here</a> [ref]',
  '',
  '[ref]: https://bad.example/deal',
].join('\n')

const REWORDED: Readonly<Record<string, string>> = {
  level: 'Tell me, how far have you come with it until now?',
  time: 'And how many hours do you have for it, would you say?',
  focus: 'And what would you say is the main thing for you here?',
}

const NUMBERS: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 5: 'five', 10: 'ten', 30: 'thirty' }
const spelledOut = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\d+/g, (digits) => NUMBERS[digits] ?? digits) : value

/** Deliberately bad, each in one way; each knows whether what it says is fit to be sold. */
export const BAD_MODELS: readonly BadModel[] = [
  badModel('echoes-the-prompt', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: promptOf(task).slice(0, 140), long: promptOf(task) }),
  ),
  badModel('refuses', UNFIT, () => textNamed('apology')),
  badModel('apologises-at-length', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: "I'm sorry, I cannot help with that", long: textNamed('long-apology') }),
  ),
  badModel('lorem-ipsum', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: 'Lorem ipsum dolor sit amet', long: LOREM }),
  ),
  badModel('invisible', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: repeat('\u200b', 8, ''), long: repeat('\u3164\u200b', 400, '') }),
  ),
  badModel('wrong-language', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: 'Den Teig richtig falten lernen', long: textNamed('german') }),
  ),
  badModel('one-sentence-500-times', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: SENTENCE, long: repeat(SENTENCE, 500) }),
  ),
  badModel('one-word', UNFIT, (answer, task) => withTexts(answer, task, { short: 'Practice', long: 'Practice.' })),
  badModel('sells-elsewhere', UNFIT, (answer, task) => withMore(answer, task, PITCH)),
  // what a chapter teaches is what its plan has promised
  badModel('near-equal', { ...FIT, plan: 'unfit' }, (answer, task) => {
    const twins = ['Start well', 'Start well.', 'Start we\u00adll', 'START WELL', 'Start  well!', '\u200bStart well']
    if (task.kind === 'reply') return answer
    if (task.kind === 'plan') return { ...answer, chapters: twins.map((title) => ({ title, summary: title })) }
    return { ...answer, learning_objectives: twins }
  }),
  badModel('cut-at-half', UNFIT, (answer) => JSON.stringify(answer).slice(0, JSON.stringify(answer).length / 2)),
  badModel('forgets-the-shape', { ...UNFIT, reply: 'fit' }, (answer) =>
    String(answer.message ?? answer.introduction ?? answer.body ?? answer.title),
  ),
  badModel('thinks-in-the-text', UNFIT, (answer, task) =>
    withTexts(answer, task, { short: 'Okay, the user wants me to write this', long: THINKING }),
  ),
  badModel('latin-chapters', { ...FIT, chapter: 'unfit' }, (answer, task) =>
    task.kind === 'chapter' ? withTexts(answer, task, { short: SENTENCE, long: repeat(LOREM, 2) }) : answer,
  ),
  badModel('asks-in-other-words', { ...FIT, reply: 'unfit' }, (answer, task, calls) => {
    if (task.kind !== 'reply' || calls === 0) return answer
    const asked = (['level', 'time', 'focus'] as const).find((topic) => !task.openTopics.includes(topic))
    return asked ? { ...answer, message: REWORDED[asked] } : answer
  }),
  badModel('invents-links', FIT, (answer, task) => withMore(answer, task, LINKS)),
  badModel('invents-facts', FIT, (answer, task) =>
    task.kind === 'reply'
      ? { ...answer, level: 'holds a doctorate in it', time: '40 hours a week', focus: 'winning a world title' }
      : answer,
  ),
  badModel('fills-with-nothing', FIT, (answer, task) =>
    task.kind === 'reply' ? { ...answer, level: 'N/A', time: 'unknown', focus: 'not specified' } : answer,
  ),
  badModel('numbers-as-words', FIT, (answer, task) =>
    task.kind === 'reply' ? { ...answer, level: spelledOut(answer.level), time: spelledOut(answer.time) } : answer,
  ),
  badModel('thinks-aloud-first', FIT, (answer) => `<think>${THINKING} {"draft": 1}</think>\n${JSON.stringify(answer)}`),
  badModel(
    'wraps-and-chats',
    FIT,
    (answer) => `Sure {here}!\n\`\`\`json\n${JSON.stringify({ result: answer })}\n\`\`\`\nDone {now}.`,
  ),
  badModel('fails-every-second-call', FIT, (answer, _task, calls) =>
    calls % 2 === 1 ? { kind: 'model-unavailable', retryAfterMs: null, detail: 'made to fail' } : answer,
  ),
  // for each thing that is asked: parts of a chapter are asked for side by side, and one could get all the garbage
  badModel('garbage-every-second-call', FIT, (answer, _task, _calls, before) => (before % 2 === 0 ? '{"oops' : answer)),
  badModel('numbers-the-titles', FIT, (answer, task) =>
    withChapters(answer, task, (chapter, index) => ({ title: `Chapter ${index + 1}: ${chapter.title}` })),
  ),
  badModel('builds-in-circles', FIT, (answer, task) =>
    withChapters(answer, task, (_, index, { length }) => ({
      builds_on: [index + 1, ((index + 1) % length) + 1, length, 0, -2, 99, 'all of them'],
    })),
  ),
  badModel('doubles-objectives', FIT, (answer, task) =>
    withChapters(answer, task, (_, index, [first]) => ({
      objectives: list(record(first).objectives).map((objective) =>
        index % 2 === 0 ? objective : `${index}. ${String(objective).toUpperCase()}!`,
      ),
    })),
  ),
  badModel('no-time-or-all-of-it', FIT, (answer, task) =>
    withChapters(answer, task, (_, index) => ({ minutes: [0, 10_000, -5, 'about 1e9', 45][index % 5] })),
  ),
  badModel('one-chapter', { ...FIT, plan: 'unfit' }, (answer, task) =>
    task.kind === 'plan' ? { ...answer, chapters: list(answer.chapters).slice(0, 1) } : answer,
  ),
  badModel('two-hundred-chapters', FIT, (answer, task) =>
    task.kind === 'plan'
      ? { ...answer, chapters: Array.from({ length: 200 }, (_, index) => nthOf(list(answer.chapters), index)) }
      : answer,
  ),
]

/** The chapters over and over again, with further titles and words. */
function nthOf(chapters: readonly unknown[], index: number): Shaped {
  const { title, summary, ...chapter } = record(chapters[index % chapters.length])
  const round = Math.floor(index / chapters.length)
  const again = round === 0 ? '' : `, once more with ${ROUNDS[(index + round) % ROUNDS.length]} ${round}`
  return { ...chapter, title: `${title}${again}`, summary: `${summary}${again}` }
}

const ROUNDS = ['care', 'a friend', 'other tools', 'more patience', 'a stopwatch', 'closed books', 'old notes']
