import { describeAccessTokens } from '../contracts/access-tokens.ts'
import { describeLanguageModel } from '../contracts/language-model.ts'
import { describeMailer } from '../contracts/mailer.ts'
import { type ModelScenario, RETRY_AFTER_MS } from '../contracts/model-scenarios.ts'
import { describePasswordHasher } from '../contracts/password-hasher.ts'
import { makeMemoryAccessTokens } from './access-tokens.ts'
import { HANG, makeScriptedLanguageModel, type ScriptedAnswer } from './language-model.ts'
import { makeMemoryMailer } from './mailer.ts'
import { makeMemoryPasswordHasher } from './password-hasher.ts'

describePasswordHasher('memory', async () => ({ hasher: makeMemoryPasswordHasher(), close: async () => {} }))

describeAccessTokens('memory', async () => {
  const clock = { now: () => new Date() }
  return {
    accessTokens: makeMemoryAccessTokens({ clock }),
    foreign: makeMemoryAccessTokens({ clock }),
    close: async () => {},
  }
})

describeMailer(
  'memory',
  async (scenario) => {
    const mailer = makeMemoryMailer()
    mailer.setDown(scenario === 'down')
    return { mailer, received: async () => mailer.sent, close: async () => {} }
  },
  { impossible: ['refusing'] },
)

const SAID = '{"message": "Größe \\ud83e 🦊 matters, and so does what comes after it."}'

const ANSWERS: Readonly<Partial<Record<ModelScenario, ScriptedAnswer>>> = {
  good: SAID,
  unavailable: { kind: 'model-unavailable', retryAfterMs: null, detail: '503' },
  'rate-limited': { kind: 'model-unavailable', retryAfterMs: RETRY_AFTER_MS, detail: '429' },
  rejected: { kind: 'model-rejected', detail: '401' },
  hang: HANG,
}

describeLanguageModel(
  'scripted',
  async (scenario) => {
    const answer = ANSWERS[scenario] ?? SAID
    return { model: makeScriptedLanguageModel(answer, answer, answer), said: SAID, close: async () => {} }
  },
  { impossible: ['slow', 'out-of-tokens', 'unreachable', 'stall', 'cut-off', 'flood', 'garbage'] },
)
