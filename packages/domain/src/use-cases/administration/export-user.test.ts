import { describe, expect, it } from 'vitest'
import { adminFixtureWithEve, OPERATOR } from '../../../test/admin-fixture.ts'

describe('exportUser', () => {
  it('should answer what the owner would get, and leave an entry', async () => {
    const { fixture, admins, eve } = await adminFixtureWithEve()
    const exported = await fixture.useCases.exportUser({ actor: OPERATOR, userId: eve.id, reason: 'A letter.' })
    expect(exported).toEqual({ ok: true, value: await fixture.readModels.personalData(eve.id) })
    expect(await admins.acts()).toEqual(['data-exported'])
  })
})
