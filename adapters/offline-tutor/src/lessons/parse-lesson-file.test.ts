import { describe, expect, it } from 'vitest'
import { parseLessonFile } from './parse-lesson-file.ts'

describe('parseLessonFile', () => {
  it('should read the front matter and every chapter, with wrapped lines joined', () => {
    expect(parse(FILE)).toEqual({
      head: { name: 'the guitar', level: 'How far: none, some?' },
      lessons: [
        {
          for: 'start',
          title: 'First chords',
          summary: 'Three chords, and a song.',
          minutes: 90,
          buildsOn: [],
          teach: 'Press *here* and listen.\n\nThen play.',
          objectives: ['Press a string', 'Play a song from beginning to end'],
          sections: [
            { heading: 'The left hand', body: 'Close to\nthe fret.\n\n```text\n# no title\n## nor a part\n```' },
            { heading: 'A song: the first', body: '| G | D |\n| --- | --- |\n\n- slowly' },
          ],
          keyPoints: ['Press close to the fret.', 'Slowly.'],
          practice: { task: 'Ten minutes.\n\nThen ten more.', doneWhen: 'nothing buzzes.' },
          check: [
            expect.objectContaining({ kind: 'single', objective: 'Press a string', key: ['Fret'] }),
            expect.objectContaining({ kind: 'short', objective: 'Play a song from beginning to end' }),
          ],
          secondCheck: [],
          exercises: [],
          resources: [
            { site: 'youtube', search: 'guitar chords', title: 'Chords shown', reason: 'Watch the fingers.' },
          ],
        },
        expect.objectContaining({ title: 'Go on', for: 'more', minutes: 120, buildsOn: ['First chords'] }),
      ],
    })
  })

  it('should read what the chapters build, of a file that says so', () => {
    const named = FILE.replace('name: the', 'thread: a whole song\nname: the')
    expect(parse(named).head).toMatchObject({ thread: 'a whole song' })
  })

  it('should read exercises and a second check, where there are some', () => {
    const more = [
      '## Exercises',
      '### Task',
      'Play it:',
      '```text',
      '### Task',
      '```',
      '### Solution',
      'Slowly.\n\nThen fast.',
    ]
    const second = '## Second check\n\n### short: And with?\n\n- objective: 1\n- accepted: a finger\n\n> A finger.\n\n'
    const [lesson] = parse(
      FILE.replace('## Key points', `${more.join('\n')}\n\n## Key points`).replace(
        '## Resources',
        `${second}## Resources`,
      ),
    ).lessons
    expect(lesson.exercises).toEqual([{ task: 'Play it:\n```text\n### Task\n```', solution: 'Slowly.\n\nThen fast.' }])
    expect(lesson.secondCheck).toMatchObject([{ prompt: 'And with?', objective: 'Press a string' }])
    expect(lesson.check).toHaveLength(2)
  })

  it.each([
    ['### Solution\n\nSlowly.', '22: each "### Task" has its "### Solution"'],
    ['### Task\n\nPlay it.', '22: no "### Solution"'],
    ['### Task\n\nPlay it.\n\n### Task\n\nAgain.', '26: each "### Task" has its "### Solution"'],
  ])('should throw where exercises are %j: %s', (exercises, message) => {
    // in front of what begins at line 19
    const text = FILE.replace('## Objectives', `## Exercises\n\n\n${exercises}\n\n## Objectives`)
    expect(() => parse(text)).toThrow(`guitar.md:${message}`)
  })

  it('should read chapters without a front matter', () => {
    const [chapter] = FILE.split('---\n').slice(2)
    expect(parseLessonFile('x.md', chapter ?? '', []).lessons).toHaveLength(2)
  })

  const AUDIENCES = 'for: start | early | everyone | more | far'
  const FAULTS = [
    ['---\n\n# First', '\n# First', '1: the front matter does not end'],
    ['name: the guitar\n', '', '1: the front matter has no "name"'],
    ['name: the', 'nam: the', '2: no such key as "nam"'],
    ['level: "', 'name: "', '3: "name" stands here a second time'],
    ['level: "How far: none', 'level "How far, none', '3: no "key: value"'],
    ['# First', 'First', '7: no "# title" stands before it'],
    ['for: start', 'for: all', `7: "${AUDIENCES}", "minutes: …" and "summary: …" are needed`],
    ['- summary: Three chords,\n  and a song.\n', '', `7: "${AUDIENCES}`],
    ['for: start', 'form: start', `7: "${AUDIENCES}`],
    ['minutes: 90', 'minutes: long', `7: "${AUDIENCES}`],
    ['builds_on: 1', 'builds_on: 2', '78: no chapter 2 stands before it'],
    ['- Press a string', 'Press a string', '21: no "- item"'],
    ['## Objectives', '## Aims', '19: no part is called "Aims"'],
    ['## Resources\n', '', '74: no item of a question'],
    ['## Key points', '## Section: More', '7: 3 sections for 2 objectives'],
    ['## Section: A song', '## Practise: A song', '35: no part is called "Practise: A song: the first"'],
    ['## Key points\n\n- Press close to\n  the fret.\n- Slowly.\n', '', '7: no "## Key points"'],
    ['Done when: nothing', 'Done as soon as nothing', '7: "## Practice" says a task, and then "Done when: …"'],
    ['Ten minutes.\n\nThen ten more.\n', '', '7: "## Practice" says a task'],
    ['- objective: 1', '- objective: 3', '58: no such objective'],
    ['youtube:', 'vimeo:', '75: no such site as "vimeo"'],
    ['shown | Watch', 'shown. Watch', '75: no "site: search | title | reason"'],
    ['fingers.', 'fingers. | Twice', '75: no "site: search | title | reason"'],
  ] as const
  for (const [before, after, message] of FAULTS) {
    it(`should throw where “${before.trim()}” is “${after.trim()}”: ${message}`, () => {
      expect(FILE).toContain(before)
      expect(() => parse(FILE.replace(before, after))).toThrow(`guitar.md:${message}`)
    })
  }

  it('should throw where there is no chapter', () => {
    expect(() => parseLessonFile('x.md', '', [])).toThrow('x.md:1: no chapter')
  })
})

// Helpers

const parse = (text: string) => parseLessonFile('guitar.md', text, ['name', 'level'])

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

## Section: The left hand

Close to
the fret.

\`\`\`text
# no title
## nor a part
\`\`\`

## Section: A song: the first

| G | D |
| --- | --- |

- slowly

## Key points

- Press close to
  the fret.
- Slowly.

## Practice

Ten minutes.

Then ten more.

Done when: nothing buzzes.

## Check

### single: What do you press at?

- objective: 1
- [x] Fret
- [ ] Nut

> The fret.

### short: How do you play?

- objective: 2
- accepted: slowly

> Slowly.

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

## Section: Further

On.

## Key points

- On.

## Practice

Play.

Done when: it is dark.

## Check

### short: What next?

- objective: 1
- accepted: more

> More.

## Resources

- youtube: guitar | More | More of it.
`
