import { beforeEach, describe, expect, it } from 'vitest'
import {
  aVerifiedUser,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  seedUser,
} from '../../../testing/index.ts'
import { LANGUAGES } from '../../users/language.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
})

describe('setLanguage', () => {
  it.each(LANGUAGES)('should change the language to %s and nothing else', async (language) => {
    const [user, other] = [await seedUser(fixture.unitOfWork), await seedUser(fixture.unitOfWork, 0, aVerifiedUser())]
    await fixture.useCases.setLanguage({ userId: user.id, language })
    expect(await found(user.id)).toEqual({ ...user, language })
    expect(await found(other.id)).toEqual(other)
  })

  it('should do nothing for an account that was removed meanwhile', async () => {
    const id = newUserId()
    await fixture.useCases.setLanguage({ userId: id, language: 'de' })
    expect(await found(id)).toBeNull()
  })
})

// Helpers

const found = (id: ReturnType<typeof newUserId>) => keep(fixture.unitOfWork, ({ users }) => users.find(id))
