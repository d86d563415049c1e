import { type Fault, type LanguageModel, ok, type Reading, readFitAnswer, type Task } from '@app/domain'
import { makeFixture, seedUser } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { answerTo, goalOf, type HostileAnswer, writingTaskOf } from '../cases/hostile-answers.ts'
import { isSaidIn, type Outcome } from '../score/judge-answer.ts'

const markdown = makeMarkdown()

/** A reply is played through its use case, since it is judged while it is streamed; a plan and a chapter are read. */
export function playAnswer(answer: HostileAnswer): Promise<Outcome> | Outcome {
  if (answer.task === 'reply') return playReply(answer)
  const task = writingTaskOf(answer)
  return readAnswer(answerTo(task, answer).text, task)
}

/** What the product makes of an answer, with its gates. */
export function readAnswer(text: string, task: Task): Outcome {
  const gating = { markdown, writes: null, gates: 'enforce' } as const
  const read: Reading<unknown> & Softly = readFitAnswer(text, task, gating)
  const { usable = null, faults = read.ok ? [] : read.error.faults } = read
  return { kept: read.ok ? read.value : usable, streamed: '', faults: faults.map(({ code }) => code) }
}

/** An answer that could be better is asked for again, and used when the next one is not. */
type Softly = { readonly usable?: unknown; readonly faults?: readonly Fault[] }

async function playReply(answer: HostileAnswer): Promise<Outcome> {
  let [said, streamed] = ['', '']
  const model: LanguageModel = {
    name: 'hostile',
    model: 'hostile',
    ask: async (task, { onText } = {}) => {
      const { text, message } = answerTo(task, answer)
      said = message
      for (const piece of text.match(/[\s\S]{1,20}/gu) ?? []) onText?.(piece)
      return ok({ text, model: 'hostile', ended: 'stop', inputTokens: null, outputTokens: null })
    },
  }
  const { useCases, unitOfWork } = makeFixture({ model, markdown })
  const { id: userId } = await seedUser(unitOfWork)
  const onText = (piece: string): void => {
    streamed += piece
  }
  const started = await useCases.initiateConversation({ userId, goal: goalOf(answer), onText })
  if (!started.ok) throw new Error(`${answer.id}: there is no reply at all: ${started.error.kind}`)
  return { kept: isSaidIn(started.value.text, said) ? started.value.text : null, streamed, faults: [] }
}
