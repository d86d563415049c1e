import { describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import {
  aRegisteredUser,
  aSecretLink,
  keep,
  makeScriptedLanguageModel,
  makeStage,
  seed,
} from '../../../testing/index.ts'

describe('markEmailVerified', () => {
  it('should verify without a mail, end the mailed link, and do nothing twice', async () => {
    const stage = makeStage({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(stage)
    const waiting = aRegisteredUser()
    const link = aSecretLink(waiting.id, { purpose: 'verify-email' })
    await seed(stage.unitOfWork, { users: [waiting], secretLinks: [link] })
    const mark = () => stage.useCases.markEmailVerified({ actor: OPERATOR, userId: waiting.id, reason: 'By phone.' })
    expect([await mark(), await mark()]).toEqual(Array(2).fill({ ok: true, value: undefined }))
    expect(await admins.find(waiting.id)).toMatchObject({ kind: 'verified', verifiedAt: stage.clock.now() })
    expect(
      await keep(stage.unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, 'verify-email')),
    ).toMatchObject({ revoked: true })
    expect(await admins.acts()).toEqual(['user-verified'])
  })
})
