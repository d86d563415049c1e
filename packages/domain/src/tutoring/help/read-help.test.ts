import { expect, it } from 'vitest'
import { aBrief, makeMemoryLanguageDetector, makeMemoryMarkdown } from '../../../testing/index.ts'
import { readFitHelp } from './read-help.ts'

it('should take nothing away of an explanation, which has been read as it came', () => {
  const what = ['the starter', 'the dough', 'the flour', 'the oven', 'the crust', 'the salt']
  const does = ['rests for a while', 'needs its time', 'is not too cold', 'comes last of all', 'tells how it went']
  const reply = what.flatMap((one) => does.map((does) => `You see how ${one} ${does}.`)).join(' ')
  const asked = {
    kind: 'help',
    brief: aBrief(),
    title: 'A starter',
    chapterTitles: ['A starter'],
    headings: ['Feeding'],
  } as const
  const task = { ...asked, section: null, item: null, past: [], message: 'Why daily?' }
  const deps = {
    markdown: makeMemoryMarkdown(),
    languages: makeMemoryLanguageDetector(),
    gates: 'enforce',
    writes: null,
  } as const
  expect(readFitHelp(JSON.stringify({ reply }), { ...deps, task })).toMatchObject({ value: reply })
})
