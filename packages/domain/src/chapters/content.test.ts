import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyContent } from '../../testing/arbitraries.ts'
import { someContent } from '../../testing/index.ts'
import { CONTENT_VERSION, parseContent } from './content.ts'

/** A row's text as the first version of the product stored it: without a version, in PostgreSQL's order of keys. */
const STORED = `{"introduction": "Flour and water, and **patience**.", "curatedResources": [{"link":
  "https://www.youtube.com/results?search_query=sourdough", "title": "Sourdough", "resourceType": "video",
  "justification": ""}], "learningObjectives": ["Keep a starter alive"]}`

describe('parseContent', () => {
  it('should read content that the first version stored', () => {
    expect(parseContent(stored())).toEqual({
      introduction: 'Flour and water, and **patience**.',
      learningObjectives: ['Keep a starter alive'],
      curatedResources: [
        {
          link: 'https://www.youtube.com/results?search_query=sourdough',
          title: 'Sourdough',
          resourceType: 'video',
          justification: '',
        },
      ],
      contentVersion: 1,
      sections: [],
      keyPoints: [],
      practice: null,
    })
  })

  it('should read whatever content can be', () => {
    fc.assert(
      fc.property(anyContent(), (content) => {
        expect(parseContent(content)).toEqual(content)
      }),
    )
  })

  it('should keep parts that it does not know', () => {
    const later = { ...someContent(), contentVersion: CONTENT_VERSION, glossary: ['crumb'] }
    expect(parseContent(later)).toEqual(later)
  })

  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['a newer version', { ...stored(), contentVersion: CONTENT_VERSION + 1 }],
    ['a version of another kind', { ...stored(), contentVersion: '1' }],
    ['no introduction', { ...stored(), introduction: undefined }],
    ['no objectives', { ...stored(), learningObjectives: undefined }],
    ['no resources', { ...stored(), curatedResources: undefined }],
    ['an objective that is no text', { ...stored(), learningObjectives: [1] }],
    ['a resource without a link', withResource({ link: undefined })],
    ['a resource without a title', withResource({ title: undefined })],
    ['a resource without a justification', withResource({ justification: undefined })],
    ['version 2 without sections', { ...someContent(), sections: undefined }],
    ['a section without minutes', { ...someContent(), sections: [{ id: 's1', heading: '', body: '' }] }],
    ['a practice without its end', { ...someContent(), practice: { task: 'Bake' } }],
    ['a resource of an unknown type', withResource({ resourceType: 'rumour' })],
  ])('should answer null for %s', (_, damaged) => {
    expect(parseContent(damaged)).toBeNull()
  })
})

// Helpers

function stored() {
  return JSON.parse(STORED)
}

function withResource(changes: object) {
  return { ...stored(), curatedResources: [{ ...stored().curatedResources[0], ...changes }] }
}
