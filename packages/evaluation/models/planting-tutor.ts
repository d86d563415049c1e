import { createHash } from 'node:crypto'
import { holds, type LanguageModel, ok, type Question, type SolveTask } from '@app/domain'
import { asOptions, bare } from '../cases/solutions.ts'

/** What a question of the tutor has for options, and its answers, right and wrong. */
type Known = { readonly right: readonly string[]; readonly wrong: readonly (readonly string[])[] }

type Said = {
  readonly kind: Question['kind']
  readonly prompt: string
  readonly options: readonly string[]
  readonly answer: readonly string[]
}

const LETTERS = 'ABCDEFGHIJ'
/** Of the questions that are asked anew, one in so many has a wrong key again. */
const WRONG_AGAIN = 3

/**
 * A good tutor with one wrong key in every check that it writes, and a solver that is right with the probability `accuracy`;
 * else it takes any wrong answer that a key may be. Chance is drawn from what is asked, so that all
 * runs are the same.
 */
export function makePlantingTutor(
  tutor: LanguageModel,
  { accuracy, seed }: { readonly accuracy: number; readonly seed: string },
) {
  const known = new Map<string, Known>()
  /** Prompts of questions whose key is wrong as they were written last. */
  const planted = new Set<string>()
  /** Keys that a solver was to come to: the gates had let them through. */
  const asked = { wrong: 0, right: 0 }
  const times = new Map<string, number>()

  const plant = (text: string, again: boolean): string => {
    const { questions } = JSON.parse(text) as { readonly questions: readonly Said[] } // as the tutor has it
    for (const one of questions) if (!known.has(bare(one.prompt))) known.set(bare(one.prompt), knownOf(one))
    const place = chosen(`${seed} ${questions.map(({ prompt }) => prompt).join()}`, questions.length)
    return JSON.stringify({
      questions: questions.map((one, index) => {
        const isWrong = again ? chosen(`${seed} again ${one.prompt}`, WRONG_AGAIN) === 0 : index === place
        const { right, wrong } = known.get(bare(one.prompt)) ?? { right: [], wrong: [] }
        const key = isWrong ? wrong[chosen(`${seed} key ${one.prompt}`, wrong.length)] : right
        planted.delete(bare(one.prompt))
        if (!isWrong || !key) return one
        planted.add(bare(one.prompt))
        const [, tolerance] = one.answer
        const answer = one.kind === 'number' && tolerance !== undefined ? [...key, tolerance] : key
        return { ...one, answer, explanation: `The lesson says so: ${key.join(', ')}.` }
      }),
    })
  }

  const solve = ({ questions }: SolveTask): string =>
    JSON.stringify({
      answers: questions.map(({ kind, prompt, options }, place) => {
        const id = bare(prompt)
        const time = (times.get(id) ?? 0) + 1
        times.set(id, time)
        asked[planted.has(id) ? 'wrong' : 'right'] += 1
        const { right, wrong } = known.get(id) ?? { right: [], wrong: [] }
        const isRight = chosen(`${seed} ${accuracy} ${time} ${prompt}`, 1_000) < 1_000 * accuracy
        const found = (isRight ? right : wrong[chosen(`${seed} found ${time} ${prompt}`, wrong.length)]) ?? right
        const hasOptions = kind !== 'number' && kind !== 'short'
        const letters = found.map((text) => LETTERS[options.findIndex((option) => bare(option) === bare(text))] ?? '')
        return { question: place + 1, answer: hasOptions ? letters : found }
      }),
    })

  const model: LanguageModel = {
    ...tutor,
    ask: async (task, listening) => {
      const answered = await tutor.ask(task, listening)
      if (!answered.ok) return answered
      if (task.kind === 'solve') return ok({ ...answered.value, text: solve(task) })
      if (task.kind !== 'questions') return answered
      return ok({ ...answered.value, text: plant(answered.value.text, task.replace !== undefined) })
    },
  }
  return {
    model,
    /** Keys that the solver was to come to while the chapters were written. */
    counts: () => ({ ...asked }),
    isWrong: (question: Question): boolean => {
      const { right } = known.get(bare(question.prompt)) ?? { right: [] }
      return !holds(question, asOptions(right, question))
    },
  }
}

/** A number below `of`, always the same for the same text. */
const chosen = (text: string, of: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % Math.max(1, of)

/** Three wrong answers that one could well come to, fewer where there are fewer options. */
function knownOf({ kind, options, answer }: Said): Known {
  if (kind === 'number') {
    const [key = ''] = answer
    const number = Number.parseFloat(key)
    const unit = key.slice(String(number).length).trim()
    return {
      right: [key],
      wrong: [number * 2 + 1, number / 2 + 3, -number - 7].map((one) => [`${one} ${unit}`.trim()]),
    }
  }
  if (kind === 'short') return { right: answer, wrong: [['quicksilver'], ['elderflower'], ['windlass']] }
  if (kind === 'single') return { right: answer, wrong: options.filter((one) => one !== answer[0]).map((one) => [one]) }
  if (kind === 'order') {
    const [first = '', second = '', ...rest] = answer
    return { right: answer, wrong: [[second, first, ...rest], [...answer].reverse(), [...answer.slice(1), first]] }
  }
  const others = options.filter((one) => !answer.includes(one))
  return { right: answer, wrong: [answer.slice(1), ...others.map((one) => [...answer.slice(1), one])] }
}
