import { describe, expect, it } from 'vitest'
import { OPERATOR, officeWithEve } from '../../../test/office.ts'

describe('exportUser', () => {
  it('should answer what the owner would get, and leave an entry', async () => {
    const { stage, office, eve } = await officeWithEve()
    const exported = await stage.useCases.exportUser({ actor: OPERATOR, userId: eve.id, reason: 'A letter.' })
    expect(exported).toEqual({ ok: true, value: await stage.readModels.personalData(eve.id) })
    expect(await office.acts()).toEqual(['data-exported'])
  })
})
