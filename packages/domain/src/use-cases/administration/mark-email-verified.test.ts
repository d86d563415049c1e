import { describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import {
  aRegisteredUser,
  aSecretLink,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
} from '../../../testing/index.ts'

describe('markEmailVerified', () => {
  it('should verify without a mail, end the mailed link, and do nothing twice', async () => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(fixture)
    const waiting = aRegisteredUser()
    const link = aSecretLink(waiting.id, { purpose: 'verify-email' })
    await seed(fixture.unitOfWork, { users: [waiting], secretLinks: [link] })
    const mark = () => fixture.useCases.markEmailVerified({ actor: OPERATOR, userId: waiting.id, reason: 'By phone.' })
    expect([await mark(), await mark()]).toEqual(Array(2).fill({ ok: true, value: undefined }))
    expect(await admins.find(waiting.id)).toMatchObject({ kind: 'verified', verifiedAt: fixture.clock.now() })
    expect(
      await keep(fixture.unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, 'verify-email')),
    ).toMatchObject({ revoked: true })
    expect(await admins.acts()).toEqual(['user-verified'])
  })
})
