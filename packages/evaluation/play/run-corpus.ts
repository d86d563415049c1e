import type { AnswerCase } from '../corpus/answer-case.ts'
import { PROTOCOLS, type Protocol, startClients } from '../protocol/clients.ts'
import { judgeAnswer } from '../score/judge-answer.ts'
import { inParallel } from './in-parallel.ts'
import { playAnswer } from './play-answer.ts'

export type AnswerResult = {
  readonly id: string
  readonly protocol: Protocol
  readonly kind: string
  readonly verdict: AnswerCase['verdict']
  /** What went wrong; null when nothing did. */
  readonly fault: string | null
}

const AT_ONCE = 8

/** Plays each answer over each protocol, through the real adapters and SDKs. */
export async function runCorpus(
  cases: readonly AnswerCase[],
  protocols: readonly Protocol[] = PROTOCOLS,
): Promise<readonly AnswerResult[]> {
  const answers = new Map(cases.map((answer) => [answer.id, answer]))
  const asked = new Set<string>()
  const clients = await startClients((model) => {
    const answer = answers.get(model.slice(0, model.indexOf('@')))
    const again = asked.has(model)
    asked.add(model)
    return (again ? answer?.afterwards : undefined) ?? answer?.text ?? ''
  })
  try {
    const plays = protocols.flatMap((protocol) => cases.map((answer) => ({ protocol, answer })))
    return await inParallel(AT_ONCE, plays, async ({ protocol, answer }) => {
      const outcome = await playAnswer(answer, clients.of(protocol, `${answer.id}@${protocol}`))
      const { id, kind, verdict } = answer
      return { id, protocol, kind, verdict, fault: judgeAnswer(answer, outcome) }
    })
  } finally {
    await clients.close()
  }
}
