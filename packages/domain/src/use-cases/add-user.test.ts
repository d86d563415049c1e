import { describe, expect, it } from 'vitest'
import { OPERATOR, officeOn } from '../../test/office.ts'
import { makeScriptedLanguageModel, makeStage } from '../../testing/index.ts'

const grace = { username: 'Grace', email: 'grace@example.org', password: 'battery staple', role: 'admin' } as const

describe('addUser, for somebody who chose the password themselves', () => {
  it.each([
    ['an operator', true, false],
    ['an operator', false, true],
    // whoever is signed in is somebody else
    ['an admin', true, true],
  ])('should take the word of %s (%j): the password is temporary: %j', async (whom, forThemselves, temporary) => {
    const stage = makeStage({ model: makeScriptedLanguageModel() })
    const office = officeOn(stage)
    const { actor } = whom === 'an operator' ? { actor: OPERATOR } : await office.admin()
    const added = await stage.useCases.addUser({ actor, ...grace, forThemselves })
    if (!added.ok) throw new Error(added.error.kind)
    expect(await office.find(added.value)).toMatchObject({ passwordIsTemporary: temporary })
  })
})
