import type { SectionTask, Task } from '@app/domain'
import {
  aLockedChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedAnswer,
  seedPlan,
} from '@app/domain/testing'
import { cleanAnswer } from '@app/language-model-kit'
import { makeMarkdown } from '@app/markdown'
import { describe, expect, it } from 'vitest'
import { type Recorded, taskOf, WEAK } from './recorded.ts'

/** What is wrong with the recorded sections of a weak model: code that does not compile, and words that say nothing. */
const ERRORS = [
  {
    quote: 'fn first_match(text: &str, pattern: &str) -> &str {',
    instead: "fn first_match<'a>(text: &'a str, pattern: &str) -> &'a str {",
  },
  {
    quote: 'Lifetimes look difficult, but they only describe a relation. With practice they become natural.',
    instead: '',
  },
]

const SECTIONS = ['046', '047', '048'].map((id) => WEAK.find((answer) => answer.id === id) as Recorded)

describe('a chapter of a weak model', () => {
  it('should be mended where a second look quotes what is wrong, and nowhere else', async () => {
    const [as, mended] = [await written([]), await written(ERRORS)]
    for (const { quote, instead } of ERRORS) {
      expect(as.whole).toContain(quote)
      expect(mended.whole).not.toContain(quote)
      expect(mended.whole).toContain(instead)
    }
    const lost = as.whole.length - mended.whole.length
    expect(lost).toBe(ERRORS.reduce((sum, { quote, instead }) => sum + quote.length - instead.length, 0))
    expect(mended.headings).toEqual(['Understanding References', 'Understanding References', 'Lifetimes'])
    // asked for again, as two sections have one heading
    expect(mended.faults).toContain('heading-twice')
  })

  it('should stay as it is where a second look invents what it quotes', async () => {
    const { whole } = await written([{ quote: 'Rust has a garbage collector.', instead: 'It has none.' }])
    expect(whole).toBe((await written([])).whole)
  })
})

// Helpers

/** The sections as they came, with what the second look puts in their place. */
async function written(errors: readonly object[]) {
  const task = taskOf(SECTIONS[1] as Recorded) as SectionTask
  const model = makeScriptedLanguageModel(fitAnswerTo)
  model.scriptParts((asked: Task): ScriptedAnswer => {
    if (asked.kind === 'review') return { errors }
    if (asked.kind !== 'section') return fitAnswerTo(asked)
    const { reply, schema } = SECTIONS[asked.place] as Recorded
    return cleanAnswer(reply, { wanted: schema.required, isWhole: true })
  })
  const fixture = makeFixture({ model, markdown: makeMarkdown() })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [aLockedChapter(id, 1, { title: task.title, objectives: task.objectives, price: 0 })],
  })
  const [chapter] = chapters
  if (!chapter) throw new Error('A chapter was seeded.')
  await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId: chapter.id })
  await fixture.runner.drain()
  const stored = await keep(fixture.unitOfWork, ({ chapters: kept }) => kept.find(chapter.id))
  if (stored?.kind !== 'open') throw new Error(`The chapter is ${stored?.kind}.`)
  const { sections } = stored.content
  return {
    whole: sections.map(({ body }) => body).join('\n\n'),
    headings: sections.map(({ heading }) => heading),
    faults: model.tasks.flatMap(({ faults = [] }) => faults.map(({ code }) => code)),
  }
}
