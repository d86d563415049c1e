import type { texts } from 'virtual:texts/payments'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../../testing/texts-in.ts'
import { packageName } from './package-name.ts'

describe('packageName', () => {
  it('should call a package as the specification does', () => {
    expect(packageName('Package A')).toBe('Package A')
    expect(textsIn<typeof texts>('de', 'payments').package({ letter: 'A' })).toBe('Paket A')
  })

  it('should leave another name as it is', () => {
    expect(packageName('Summer package 2')).toBe('Summer package 2')
  })
})
