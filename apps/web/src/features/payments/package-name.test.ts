import { describe, expect, it } from 'vitest'
import { packageName } from './package-name.ts'
import { texts } from './texts.de.ts'

describe('packageName', () => {
  it('should call a package as the specification does', () => {
    expect(packageName('Package A')).toBe('Package A')
    expect(texts.package('A')).toBe('Paket A')
  })

  it('should leave another name as it is', () => {
    expect(packageName('Summer package 2')).toBe('Summer package 2')
  })
})
