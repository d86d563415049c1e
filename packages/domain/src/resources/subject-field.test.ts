import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subjectField } from './subject-field.ts'

describe('subjectField', () => {
  it.each([
    ['Learn Python from scratch. Lists and loops', 'programming'],
    ['Get into C++', 'programming'],
    ['Mathematik für die Oberstufe', 'mathematics'],
    ['Bake sourdough bread', 'cooking'],
    ['Spanish guitar for beginners', 'music'],
    ['Spanisch für die Reise', 'spanish'],
    ['Run a first half marathon', 'fitness'],
    ['Take better photos with my camera', 'photography'],
    ['Query data with SQL', 'databases'],
    ['A first look at statistics', 'statistics'],
    ['Grow tomatoes in a small garden', 'gardening'],
    ['日本語を学ぶ', null],
    ['Speak in public without fear', null],
    ['', null],
  ])('should know the field of "%s": %s', (text, field) => {
    expect(subjectField(text)).toBe(field)
  })

  it('should take what is named more often', () => {
    expect(subjectField('Physics: mechanics with a little calculus')).toBe('physics')
  })

  it('should answer for every text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void subjectField(text)))
  })
})
