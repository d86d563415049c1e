import { describe, expect, it } from 'vitest'
import { openSandbox } from '../test/open-sandbox.ts'
import { makeCheckoutFolder } from './checkout-folder.ts'
import { referenceOf } from './reference.ts'

describe('change', () => {
  it('should lose none of many changes at once', async () => {
    const { opened, folder } = await openSandbox()
    const { reference } = await opened()
    const { change, find } = makeCheckoutFolder(folder)
    const more = () => change(reference, (stored) => ({ ...stored, returnedCents: stored.returnedCents + 1 }))
    await Promise.all(Array.from({ length: 20 }, more))
    expect(await find(reference)).toMatchObject({ returnedCents: 20 })
  })

  it('should answer null, and write nothing, where there is no checkout', async () => {
    const { opened, folder, files } = await openSandbox()
    const { reference } = await opened()
    const { change } = makeCheckoutFolder(folder)
    expect(await change(referenceOf('x', 'y'), (stored) => ({ ...stored, returnedCents: 1 }))).toBeNull()
    expect(await files()).toEqual([`${reference}.json`])
  })
})
