import { describe, expect, it } from 'vitest'
import { isolate } from './isolate.ts'

describe('isolate', () => {
  it.each(['تعلم العزف', 'לנגן בגיטרה', 'Python و SQL'])('should keep %s from reordering its sentence', (words) => {
    expect(isolate(words)).toBe(`\u2068${words}\u2069`)
  })

  it.each(['Bread', 'Größe', 'Чтение', '日本語', ''])('should leave %s as it is', (words) => {
    expect(isolate(words)).toBe(words)
  })
})
