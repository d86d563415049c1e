import { judgeAnswer, type LanguageModel, ok, promptFor, readFitAnswer, type Task } from '@app/domain'
import { makeFixture, seedUser } from '@app/domain/testing'
import { makeLanguageDetector } from '@app/franc'
import { cleanAnswer } from '@app/language-model-kit'
import { makeMarkdown } from '@app/markdown'
import { makeSafetyCheck } from '@app/safety'
import { answerTo, goalOf, type HostileAnswer, writingTaskOf } from '../cases/hostile-answers.ts'
import { isSaidIn, type Outcome } from '../score/judge-answer.ts'

const markdown = makeMarkdown()
const languages = makeLanguageDetector()
const safety = await makeSafetyCheck()

/** A reply is played through its use case, since it is judged while it is streamed; a plan and a chapter are read. */
export function playAnswer(answer: HostileAnswer): Promise<Outcome> | Outcome {
  if (answer.task === 'reply') return playReply(answer)
  const task = writingTaskOf(answer)
  return readAnswer(cleaned(answerTo(task, answer).text, task), task)
}

/** As the client of a model hands it on. */
const cleaned = (text: string, task: Task): string =>
  cleanAnswer(text, { wanted: promptFor(task).shape.required, isWhole: true })

/** What the product makes of an answer, with its gates. */
export function readAnswer(text: string, task: Task): Outcome {
  const gating = { markdown, languages, writes: null, gates: 'enforce' } as const
  const read = judgeAnswer(readFitAnswer(text, task, gating), { safety })
  const faults = read.ok ? (read.faults ?? []) : read.error.faults
  return { kept: read.ok ? read.value : null, streamed: '', faults: faults.map(({ code }) => code) }
}

async function playReply(answer: HostileAnswer): Promise<Outcome> {
  let [said, streamed] = ['', '']
  const model: LanguageModel = {
    name: 'hostile',
    model: 'hostile',
    ask: async (task, { onText } = {}) => {
      const { text, message } = answerTo(task, answer)
      said = message
      for (const piece of text.match(/[\s\S]{1,20}/gu) ?? []) onText?.(piece)
      return ok({ text: cleaned(text, task), model: 'hostile', ended: 'stop', inputTokens: null, outputTokens: null })
    },
  }
  const { useCases, unitOfWork } = makeFixture({ model, markdown, languages, safety })
  const { id: userId } = await seedUser(unitOfWork)
  const onText = (piece: string): void => {
    streamed += piece
  }
  const started = await useCases.initiateConversation({ userId, goal: goalOf(answer), onText })
  if (!started.ok) throw new Error(`${answer.id}: there is no reply at all: ${started.error.kind}`)
  return { kept: isSaidIn(started.value.text, said) ? started.value.text : null, streamed, faults: [] }
}
