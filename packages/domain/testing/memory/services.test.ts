import { describe, expect, it } from 'vitest'
import type { Task } from '../../src/tutoring/task.ts'
import { aBrief } from '../builders.ts'
import { describeAccessTokens } from '../contracts/access-tokens.ts'
import { describeLanguageDetector } from '../contracts/language-detector.ts'
import { describeLanguageModel } from '../contracts/language-model.ts'
import { describeMailer } from '../contracts/mailer.ts'
import { type ModelScenario, RETRY_AFTER_MS } from '../contracts/model-scenarios.ts'
import { describePasswordHasher } from '../contracts/password-hasher.ts'
import { describeRateLimiter } from '../contracts/rate-limiter.ts'
import { describeSafetyCheck } from '../contracts/safety-check.ts'
import { describeScheduler } from '../contracts/scheduler.ts'
import { makeMemoryAccessTokens } from './access-tokens.ts'
import { makeSettableClock } from './clock.ts'
import { makeMemoryCommonPasswords } from './common-passwords.ts'
import { makeMemoryLanguageDetector } from './language-detector.ts'
import { HANG, makeScriptedLanguageModel, type ScriptedAnswer } from './language-model.ts'
import { makeMemoryMailer } from './mailer.ts'
import { makeMemoryPasswordHasher } from './password-hasher.ts'
import { makeMemoryRateLimiter } from './rate-limiter.ts'
import { makeMemorySafetyCheck } from './safety-check.ts'
import { makeMemoryScheduler } from './scheduler.ts'

describePasswordHasher('memory', async () => ({ hasher: makeMemoryPasswordHasher(), close: async () => {} }))

describeAccessTokens('memory', async () => {
  const clock = { now: () => new Date() }
  return {
    accessTokens: makeMemoryAccessTokens({ clock }),
    foreign: makeMemoryAccessTokens({ clock }),
    close: async () => {},
  }
})

describeRateLimiter('memory', async () => {
  const clock = makeSettableClock()
  return {
    rateLimiter: makeMemoryRateLimiter({ clock }),
    pass: async (milliseconds) => clock.advance(milliseconds),
    close: async () => {},
  }
})

describeLanguageDetector('memory', makeMemoryLanguageDetector())

describeScheduler('memory', makeMemoryScheduler())

describeSafetyCheck('memory', async () => ({ safety: makeMemorySafetyCheck(), close: async () => {} }))

describe('makeMemoryRateLimiter', () => {
  it('should count anew from the very moment at which the time is over', async () => {
    const clock = makeSettableClock()
    const { take } = makeMemoryRateLimiter({ clock })
    const limit = { name: 'log-in', tries: 1, within: 2_000 }
    await take(limit, 'ada')
    clock.advance(1_999)
    expect((await take(limit, 'ada')).ok).toBe(false)
    clock.advance(1)
    expect((await take(limit, 'ada')).ok).toBe(true)
  })
})

describe('makeMemoryCommonPasswords', () => {
  it('should take for common what it was given, and nothing else', async () => {
    const { has } = makeMemoryCommonPasswords(['password', 'qwertyuiop'])
    expect(await has('password')).toBe(true)
    expect(await has('correct horse')).toBe(false)
    expect(await makeMemoryCommonPasswords().has('password')).toBe(false)
  })
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
}

describeLanguageModel(
  'scripted',
  async (scenario) => {
    const answer = ANSWERS[scenario] ?? SAID
    const model = makeScriptedLanguageModel(...Array<ScriptedAnswer>(6).fill(answer))
    model.scriptParts(() => answer)
    return {
      model,
      said: SAID,
      close: async () => {},
    }
  },
  { impossible: ['slow', 'out-of-tokens', 'unreachable', 'hang', 'stall', 'cut-off', 'flood', 'garbage'] },
)

describe('makeScriptedLanguageModel', () => {
  const task: Task = { kind: 'plan', brief: aBrief() }

  it('should do what the script says in turn, and remember what it was asked', async () => {
    const model = makeScriptedLanguageModel('first', { title: 'second' })
    model.script(({ kind }) => `third: ${kind}`)
    const texts: unknown[] = []
    for (let asked = 0; asked < 3; asked += 1) {
      const result = await model.ask(task)
      texts.push(result.ok && result.value.text)
    }
    expect(texts).toEqual(['first', '{"title":"second"}', 'third: plan'])
    expect(model.tasks).toEqual([task, task, task])
  })

  it('should throw when the script has ended: a test that forgets an answer must not pass', async () => {
    await expect(makeScriptedLanguageModel().ask(task)).rejects.toThrow('no answer left')
  })

  it('should hang until it is stopped', async () => {
    const stop = new AbortController()
    const asked = makeScriptedLanguageModel(HANG).ask(task, { signal: stop.signal })
    stop.abort()
    expect(await asked).toEqual({ ok: false, error: { kind: 'model-stopped' } })
  })
})
