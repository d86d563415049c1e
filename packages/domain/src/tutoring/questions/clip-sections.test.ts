import { describe, expect, it } from 'vitest'
import { clipSections } from './clip-sections.ts'

const paragraph = (number: number): string => `Paragraph ${number} says ${'what there is to say '.repeat(8)}here.`
const bodyOf = (paragraphs: number): string =>
  Array.from({ length: paragraphs }, (_, place) => paragraph(place + 1)).join('\n\n')

describe('clipSections', () => {
  it('should number sections, and leave those whole that fit', () => {
    const sections = [
      { heading: 'One', body: 'First.' },
      { heading: 'Two', body: 'Second.' },
    ]
    expect(clipSections(sections, 100)).toEqual([
      { section: 1, ...sections[0] },
      { section: 2, ...sections[1] },
    ])
  })

  it('should show nothing twice of a section of one sign', () => {
    const [one] = clipSections(
      [
        { heading: 'One', body: 'a' },
        { heading: 'Long', body: bodyOf(10) },
      ],
      500,
    )
    expect(one).toMatchObject({ body: 'a', end: '' })
  })

  it('should show the beginning and the end of each that is too long, and say so', () => {
    const sections = [10, 20].map((paragraphs) => ({ heading: 'Long', body: bodyOf(paragraphs) }))
    const all = sections.map(({ body }) => body).join('').length
    const shown = clipSections(sections, all / 2)
    for (const [place, one] of shown.entries()) {
      const { body } = sections[place] ?? { body: '' }
      const { cut, end = '' } = 'cut' in one ? one : {}
      expect(cut).toContain('left out')
      expect(one.body.endsWith('.') && body.startsWith(`${one.body}\n\n`)).toBe(true)
      expect(end.startsWith('Paragraph') && body.endsWith(`\n\n${end}`)).toBe(true)
    }
    expect(shown.reduce((sum, one) => sum + one.body.length + ('end' in one ? one.end.length : 0), 0)).toBeLessThan(
      all / 2,
    )
  })
})
