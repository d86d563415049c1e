import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWords } from '../../test/arbitraries.ts'
import { KINDS } from './all-kinds.ts'
import { anything } from './anything.ts'
import { cooking } from './cooking.ts'
import { drawing } from './drawing.ts'
import { exam } from './exam.ts'
import { games } from './games.ts'
import { ideas } from './ideas.ts'
import { instrument } from './instrument.ts'
import { language } from './language.ts'
import { making } from './making.ts'
import { maths } from './maths.ts'
import { programming } from './programming.ts'
import { singing } from './singing.ts'
import { subjectOf } from './subject-of.ts'
import { web } from './web.ts'
import { writing } from './writing.ts'

describe('subjectOf', () => {
  const KNOWN = [
    ['Spanish', language, 'Spanish'],
    ['speaking fluent french', language, 'French'],
    ['business English', language, 'English'],
    ['Italian cooking', cooking, 'Italian cooking'],
    ['thai food', cooking, 'Thai cooking'],
    ['roman history', ideas, 'Roman history'],
    ['the history of jazz', ideas, 'the history of jazz'],
    ['Spanish guitar', instrument, 'the guitar'],
    ['playing the hurdy-gurdy', instrument, 'the hurdy-gurdy'],
    ['🎸', instrument, 'the guitar'],
    ['Play simple songs on the ukulele', instrument, 'the ukulele'],
    ['songs on the piano', instrument, 'the piano'],
    ['playing the songs of my youth', instrument, 'your instrument'],
    ['singing old songs', singing, 'singing'],
    ['songs', writing, 'writing songs'],
    ['writing my own songs on the guitar', writing, 'writing songs'],
    ['C++', programming, 'C++'],
    ['writing code', programming, 'programming'],
    ['building a website with Python', web, 'building websites'],
    ['Python for data science', programming, 'Python'],
    ['English for the TOEFL', language, 'English'],
    ['İzmir or Thai food', cooking, 'Thai cooking'],
    ['passing the AWS Solutions Architect exam', exam, 'the AWS Solutions Architect exam'],
    ['AWS Certified Solutions Architect', exam, 'the AWS Certified Solutions Architect certification'],
    ['la cuisine thaïlandaise', cooking, 'Thai cooking'],
    ['cocina mexicana', cooking, 'Mexican cooking'],
    ['passing my chemistry exam', exam, 'your chemistry exam'],
    ['maths for my exam', maths, 'mathematics'],
    ['drawing horses', drawing, 'drawing animals'],
    ['playing go', games, 'Go'],
    ['building a table', making, 'woodworking'],
  ] as const
  for (const [goal, kind, name] of KNOWN) {
    it(`should know “${goal}” as ${name}`, () => {
      const about = subjectOf(goal)
      expect(about.subject.name).toBe(name)
      expect(KINDS.indexOf(about.kind)).toBe(KINDS.indexOf(kind))
    })
  }

  const UNKNOWN = [
    ['befriending crows', 'befriending crows'],
    ['Training my dog', 'training your dog'],
    ['REPAIRING OLD RADIOS', 'repairing old radios'],
    ['how sundials work', 'sundials'],
    ['speed reading', 'speed reading'],
    ['la couture', '“la couture”'],
    ['why is the sky blue', '“why is the sky blue”'],
    ['I do not get along with my neighbours and would like to change that somehow', 'your goal'],
    ['????', 'your goal'],
    ['hello', 'your goal'],
    ['', 'your goal'],
  ] as const
  for (const [goal, name] of UNKNOWN) {
    it(`should call “${goal}” ${name}`, () => {
      expect(subjectOf(goal)).toMatchObject({ kind: anything, subject: { name } })
    })
  }

  it('should keep words from right to left apart from ours', () => {
    expect(subjectOf('الخط العربي').subject.name).toBe('“\u2068الخط العربي\u2069”')
  })

  it('should always give a name that fits into a sentence, and few words to search for', () => {
    fc.assert(
      fc.property(anyWords(), (goal) => {
        const { name, search } = subjectOf(goal).subject
        expect(name).toMatch(/^\S.*\S$/su)
        expect(name.length).toBeLessThanOrEqual(80)
        expect(name).not.toMatch(/[\n{}<>[\]*_`|\\]|:\/\/|www\./)
        expect(search).toMatch(/\S/)
      }),
    )
  })
})
