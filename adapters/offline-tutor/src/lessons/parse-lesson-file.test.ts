import { describe, expect, it } from 'vitest'
import { parseLessonFile } from './parse-lesson-file.ts'

describe('parseLessonFile', () => {
  it('should read the front matter and every chapter, with wrapped lines joined', () => {
    expect(parse(FILE)).toEqual({
      head: { name: 'the guitar', level: 'How far: none, some?', field: '' },
      lessons: [
        {
          for: 'start',
          title: 'First chords',
          summary: 'Three chords, and a song.',
          minutes: 90,
          buildsOn: [],
          teach: 'Press *here* and listen.\n\nThen play.',
          objectives: ['Press a string', 'Play a song from beginning to end'],
          resources: [
            { site: 'youtube', search: 'guitar chords', title: 'Chords shown', reason: 'Watch the fingers.' },
          ],
        },
        expect.objectContaining({ title: 'Go on', for: 'more', minutes: 120, buildsOn: ['First chords'] }),
      ],
    })
  })

  it('should read chapters without a front matter', () => {
    const [chapter] = FILE.split('---\n').slice(2)
    expect(parseLessonFile('x.md', chapter ?? '', NO_KEYS).lessons).toHaveLength(2)
  })

  const FAULTS = [
    ['---\n\n# First', '\n# First', '1: the front matter does not end'],
    ['name: the guitar\n', '', '1: the front matter has no "name"'],
    ['name: the', 'nam: the', '2: no such key as "nam"'],
    ['level: "', 'name: "', '3: "name" stands here a second time'],
    ['level: "How far: none', 'level "How far, none', '3: no "key: value"'],
    ['# First', 'First', '7: no "# title" stands before it'],
    [
      'for: start',
      'for: all',
      '7: "for: start | early | everyone | more | far | long", "minutes: …" and "summary: …" are needed',
    ],
    ['- summary: Three chords,\n  and a song.\n', '', '7: "for: start |'],
    ['for: start', 'form: start', '7: "for: start |'],
    ['minutes: 90', 'minutes: long', '7: "for: start |'],
    ['builds_on: 1', 'builds_on: 2', '30: no chapter 2 stands before it'],
    ['- Press a string', 'Press a string', '21: no item of "## Objectives"'],
    ['## Objectives', '## Aims', '21: no item of "## Aims"'],
    ['## Resources\n', '', '7: paragraphs, objectives and resources are needed'],
    ['youtube:', 'vimeo:', '27: no such site as "vimeo"'],
    ['shown | Watch', 'shown. Watch', '27: no "site: search | title | reason"'],
    ['fingers.', 'fingers. | Twice', '27: no "site: search | title | reason"'],
  ] as const
  for (const [before, after, message] of FAULTS) {
    it(`should throw where “${before.trim()}” is “${after.trim()}”: ${message}`, () => {
      expect(FILE).toContain(before)
      expect(() => parse(FILE.replace(before, after))).toThrow(`guitar.md:${message}`)
    })
  }

  it('should throw where there is no chapter', () => {
    expect(() => parseLessonFile('x.md', '', NO_KEYS)).toThrow('x.md:1: no chapter')
  })
})

// Helpers

const NO_KEYS = { required: [], optional: [] }

const parse = (text: string) => parseLessonFile('guitar.md', text, { required: ['name', 'level'], optional: ['field'] })

const FILE = `---
name: the guitar
level: "How far: none,
  some?"
---

# First chords

- for: start
- minutes: 90
- summary: Three chords,
  and a song.

Press *here*
and listen.

Then play.

## Objectives

- Press a string
- Play a song from beginning
  to end

## Resources

- youtube: guitar chords | Chords shown | Watch the
  fingers.

# Go on

- for: more
- minutes: 120
- builds_on: 1
- summary: More chords.

Play on.

## Objectives

- Play on

## Resources

- youtube: guitar | More | More of it.
`
