import { type LanguageModel, ok, readFitAnswer, type Task } from '@app/domain'
import { scattered } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'

/**
 * A model that is asked for what a chapter begins with only: its further parts are stand-ins in the words of `text`, which no gate
 * minds, so that what becomes of the chapter says what became of its beginning.
 */
export const withParts = (model: LanguageModel, text: string): LanguageModel => ({
  ...model,
  ask: async (task, listening) => {
    const part = fitPartFor(task, text)
    if (part === null) return model.ask(task, listening)
    return ok({ text: part, model: model.model, ended: 'stop', inputTokens: null, outputTokens: null })
  },
})

/** The first that is fit: words in any order may name a crime by chance. */
function fitPartFor(task: Task, text: string): string | null {
  const first = partFor(task, text, 0)
  if (first === null) return null
  for (let round = 0; round < TRIES; round += 1) {
    const answer = JSON.stringify(partFor(task, without(text, round), 7 * round))
    if (readFitAnswer(answer, task, GATING).ok) return answer
  }
  return JSON.stringify(first)
}

const TRIES = 8

/** A text without one of its paragraphs, if it has several: what no gate lets through may stand in one. */
const without = (text: string, round: number): string => {
  const paragraphs = text.split('\n\n')
  const left = paragraphs.filter((_, place) => round === 0 || place !== (round - 1) % paragraphs.length)
  return left.length === 0 ? text : left.join('\n\n')
}
const GATING = { markdown: makeMarkdown(), writes: null, gates: 'enforce' } as const

function partFor(task: Task, text: string, round: number): object | null {
  if (task.kind === 'section') {
    const sentences = Math.ceil(SENTENCES_IN_ALL / Math.max(2, task.objectives.length))
    const body = mixed(text, sentences, round + task.place).join(' ')
    return { heading: task.objectives[task.place], body }
  }
  if (task.kind !== 'recap') return null
  const [practice, done_when, ...points] = mixed(text, 6, 97 + round)
  return { key_points: points.map((point) => `${task.title}: ${point}`), practice, done_when }
}

/** Not more than the gates ask for: each has to be read by all of them. */
const SENTENCES_IN_ALL = 95
const WORDS = 9
const SIGNS = 24
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

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
