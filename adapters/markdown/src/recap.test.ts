import { readFitAnswer, type Task } from '@app/domain'
import { aBrief, aFitRecapAnswer } from '@app/domain/testing'
import { expect, it } from 'vitest'
import { makeMarkdown } from './markdown.ts'

const TASK: Task = {
  kind: 'recap',
  brief: aBrief(),
  planTitle: 'Stools and benches',
  chapterTitles: ['Building a bench'],
  number: 1,
  title: 'Building a bench',
  summary: 'A bench from one board.',
  objectives: ['Measure a bench by its shadow'],
  minutes: 60,
  earlier: [],
  sections: [{ heading: 'Measuring', body: 'A bench begins at the board that you measure by its shadow.' }],
}

it.each([
  'See [this](https://bad.example/deal), https://bad.example and www.bad.example/x.',
  '![a](https://bad.example/a.png) <b>now</b>',
])('what sums a chapter up should lose its links, and be kept: %j', (links) => {
  const answer = aFitRecapAnswer({ title: TASK.title, number: 1 })
  const spoiled = {
    ...answer,
    practice: `${answer.practice} ${links}`,
    key_points: [...answer.key_points, `Look. ${links}`],
  }
  const markdown = makeMarkdown()
  const read = readFitAnswer(JSON.stringify(spoiled), TASK, { markdown, writes: null, gates: 'enforce' })
  expect(read).toMatchObject({ ok: true })
  if (!read.ok) return
  const { keyPoints, practice } = read.value as unknown as { keyPoints: readonly string[]; practice: { task: string } }
  for (const line of [...keyPoints, practice.task]) expect(markdown.withoutLinks(line)).toBe(line)
})
