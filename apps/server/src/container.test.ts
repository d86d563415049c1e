import { makeUseCases, NO_MODERATION, NO_RESOURCES } from '@app/domain'
import { makeFixture, makeMemorySafetyCheck, makeScriptedLanguageModel } from '@app/domain/testing'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { makeContainer, portsOf, portTokens } from './container.ts'

describe('makeContainer', () => {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const container = makeContainer({
    config: defaults(),
    log: pino({ level: 'silent' }),
    secret: 'a secret of this test, long enough to sign',
    metrics: null,
    postgres: fixture,
    model: makeScriptedLanguageModel(),
    safety: makeMemorySafetyCheck(),
    moderation: NO_MODERATION,
    mailer: fixture.mailer,
    gateways: fixture.gateways,
    resources: NO_RESOURCES,
  })

  it.each(Object.entries(portTokens))('should resolve %s, and always the same', (_name, token) => {
    const resolved = container.get<unknown>(token)
    expect(resolved).toBeDefined()
    expect(container.get<unknown>(token)).toBe(resolved)
  })

  it('should bind ports on which the use cases work', async () => {
    const { register, jobHandlers } = makeUseCases(portsOf(container))
    const who = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }
    expect(await register(who)).toMatchObject({ ok: true })
    expect(fixture.jobs.live()).toHaveLength(1)
    expect(await jobHandlers.run(fixture.jobs.live()[0] as never)).toBe('done')
    expect(fixture.mailer.sent).toMatchObject([{ to: 'ana@example.org' }])
  })
})

// Helpers

function defaults() {
  const config = readConfig({})
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}
