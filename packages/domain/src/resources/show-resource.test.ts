import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing/builders.ts'
import { aResource } from '../../testing/resource-builders.ts'
import { showResource } from './resource-list.ts'

describe('showResource', () => {
  it.each([
    ['live', NOW, true],
    ['failing', NOW, true],
    ['gone', NOW, false],
    ['unchecked', null, false],
  ] as const)('should take one whose link is %s, found live at %s, for checked: %s', (state, checkedAt, isChecked) => {
    const resource = aResource()
    expect(showResource(resource, { state, checkedAt })).toEqual({
      ...resource,
      checkedAt,
      isChecked,
      isDead: state === 'gone',
    })
  })

  it('should take one that was never read for its chapter for unchecked, whatever other chapters know of its link', () => {
    const resource = aResource({ isRead: false })
    for (const state of ['live', 'failing'] as const) {
      expect(showResource(resource, { state, checkedAt: NOW })).toEqual({
        ...resource,
        checkedAt: null,
        isChecked: false,
        isDead: false,
      })
    }
  })

  it('should hide one whose link is gone, also where no one has ever read it', () => {
    for (const checkedAt of [NOW, null]) {
      const gone = showResource(aResource({ isRead: false }), { state: 'gone', checkedAt })
      expect(gone).toMatchObject({ isChecked: false, isDead: true })
    }
  })

  it('should take one of whose link nothing is known for unchecked', () => {
    expect(showResource(aResource(), null)).toMatchObject({ checkedAt: null, isChecked: false, isDead: false })
  })
})
