import { NO_MODERATION, UNLIMITED } from '@app/domain'
import { makeMemoryMarkdown, makeScriptedLanguageModel, makeStage } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeContainer } from './container.ts'
import { portTokens, useCaseTokens } from './tokens.ts'

describe('makeContainer', () => {
  const stage = makeStage({ model: makeScriptedLanguageModel() })
  const resolve = makeContainer({
    unitOfWork: stage.unitOfWork,
    screens: stage.screens,
    adminScreens: stage.adminScreens,
    gates: 'enforce',
    spending: UNLIMITED,
    model: makeScriptedLanguageModel(),
    markdown: makeMemoryMarkdown(),
    mailer: stage.mailer,
    passwordHasher: stage.passwordHasher,
    commonPasswords: stage.commonPasswords,
    accessTokens: stage.accessTokens,
    ids: stage.ids,
    clock: stage.clock,
    pause: async () => {},
    settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' },
    payments: stage.payments,
    onFailedAttempt: () => {},
    moderation: NO_MODERATION,
    onDeclined: () => {},
    onModelCall: () => {},
    onCallNotKept: () => {},
    onPaymentTrouble: () => {},
  })

  it.each(Object.entries({ ...portTokens, ...useCaseTokens }))(
    'should resolve %s, and always the same',
    (_name, token) => {
      const resolved = resolve<unknown>(token)
      expect(resolved).toBeDefined()
      expect(resolve<unknown>(token)).toBe(resolved)
    },
  )

  it('should wire the use cases to the given ports', async () => {
    const who = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }
    expect(await resolve(useCaseTokens.registerUser)(who)).toMatchObject({ ok: true })
    expect(stage.jobs.live()).toHaveLength(1)
    expect(await resolve(useCaseTokens.jobHandlers).run(stage.jobs.live()[0] as never)).toBe('done')
    expect(stage.mailer.sent).toMatchObject([{ to: 'ana@example.org' }])
  })
})
