import { type LanguageModel, ok, type Task } from '@app/domain'
import { scattered } from '@app/domain/testing'

/**
 * A model that is asked for what a chapter begins with only: its further parts are stand-ins in the words of `text`, which no gate
 * minds, so that what becomes of the chapter says what became of its beginning.
 */
export const withParts = (model: LanguageModel, text: string): LanguageModel => ({
  ...model,
  ask: async (task, listening) => {
    const part = partFor(task, text)
    if (part === null) return model.ask(task, listening)
    return ok({ text: JSON.stringify(part), model: model.model, ended: 'stop', inputTokens: null, outputTokens: null })
  },
})

function partFor(task: Task, text: string): object | null {
  if (task.kind === 'section') {
    const body = mixed(text, SENTENCES, task.place).join(' ')
    return { heading: task.objectives[task.place], body }
  }
  if (task.kind !== 'recap') return null
  const [practice, done_when, ...points] = mixed(text, 6, 97)
  return { key_points: points.map((point) => `${task.title}: ${point}`), practice, done_when }
}

const SENTENCES = 45
const WORDS = 9
const SIGNS = 24
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Sentences of the text's words in another order, so that none says what another has said. */
function mixed(text: string, sentences: number, seed: number): readonly string[] {
  const isOfSigns = SIGN.test(text)
  const words = text.match(isOfSigns ? /[\p{L}]/gu : /\p{L}{2,}/gu) ?? []
  const length = isOfSigns ? SIGNS : WORDS
  return Array.from({ length: sentences }, (_, sentence) => {
    const chosen = Array.from({ length }, (_, place) => {
      return words[scattered(1_000 * seed + sentence * length + place) % words.length]
    })
    const said = chosen.join(isOfSigns ? '' : ' ')
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${isOfSigns ? '。' : '.'}`
  })
}
