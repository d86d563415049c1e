import { err, type LanguageModel, ok, type PickTask, type SearchWordsTask, type Task } from '@app/domain'
import { WEB_CHAPTERS } from '../cases/web-chapters.ts'

/** How a model answers the two tasks that links need it for; null: it fails. */
type Picker = {
  readonly words: (task: SearchWordsTask) => object | null
  readonly picks: (task: PickTask) => object | null
}

const picked = (ids: readonly string[], task: PickTask) => ({
  picks: ids.map((id) => ({ id, reason: `${task.title}: ${task.objectives[0]}` })),
})

/** Names words of the chapter, and takes the first pages of those that it is shown. */
const OBEDIENT: Picker = {
  words: ({ title }) => {
    const chapter = WEB_CHAPTERS.find(({ topic }) => topic.title === title)
    return { searches: chapter?.words.own ?? [title], searches_in_english: chapter?.words.english ?? [] }
  },
  picks: (task) =>
    picked(
      task.candidates.slice(0, 5).map(({ id }) => id),
      task,
    ),
}

/** Each is bad in one way, which must not show in what learners get. */
export const PICKERS: Readonly<Record<string, Picker>> = {
  hosted: OBEDIENT,
  'unknown ids': { ...OBEDIENT, picks: (task) => picked(['c77', 'page-1', '12', ''], task) },
  addresses: {
    ...OBEDIENT,
    picks: (task) => picked(['https://invented.example/best', 'http://127.0.0.1/'], task),
  },
  'one five times': {
    ...OBEDIENT,
    picks: (task) => picked(Array<string>(5).fill(task.candidates.at(-1)?.id ?? ''), task),
  },
  'the last': {
    ...OBEDIENT,
    picks: (task) =>
      picked(
        task.candidates.slice(-6).map(({ id }) => id),
        task,
      ),
  },
  'no picks': { ...OBEDIENT, picks: () => ({ picks: [] }) },
  'words of another subject': { ...OBEDIENT, words: () => ({ searches: ['medieval tax law', 'castle walls'] }) },
  failing: { words: () => null, picks: () => null },
}

/** A model that is asked for nothing but links. */
export const makePicker = (name: string): LanguageModel => ({
  name,
  model: name,
  ask: async (task) => {
    const answer = answerOf(PICKERS[name] ?? OBEDIENT, task)
    if (!answer) return err({ kind: 'model-rejected', detail: 'it always fails' })
    const text = JSON.stringify(answer)
    return ok({ text, model: name, ended: 'stop', inputTokens: null, outputTokens: null })
  },
})

function answerOf(picker: Picker, task: Task): object | null {
  if (task.kind === 'search-words') return picker.words(task)
  return task.kind === 'pick' ? picker.picks(task) : null
}
