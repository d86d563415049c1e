import * as every from 'property-information'
import { describe, expect, it } from 'vitest'
import { lessonSchema } from '../src/ui/markdown/markdown-schema.ts'
import * as own from './attribute-names.ts'

const allowed = new Set(Object.values(lessonSchema.attributes ?? {}).flatMap((ones) => ones.map(nameOf)))

describe('the names of attributes in the build', () => {
  it.each([...allowed])('should be the real one for %s', (name) => {
    const { property, attribute, space } = every.find(every.html, name)
    expect(own.find(own.html, name)).toEqual({ property, attribute, space })
    expect(every.hastToReact).not.toHaveProperty(property)
  })

  it('should have all that is imported of the real ones', () => {
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['find', 'hastToReact', 'html', 'svg']))
  })
})

// Helpers

function nameOf(definition: string | readonly unknown[]): string {
  return typeof definition === 'string' ? definition : String(definition[0])
}
