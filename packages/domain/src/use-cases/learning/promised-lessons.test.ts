import { describe, expect, it } from 'vitest'
import {
  aFitSectionAnswer,
  aLockedChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedAnswer,
  seedPlan,
} from '../../../testing/index.ts'
import type { Level } from '../../brief/slots.ts'
import type { Chapter, OpenChapter } from '../../chapters/chapter.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import { lengthInWords } from '../../tutoring/prose.ts'
import type { Task } from '../../tutoring/task.ts'

/** Goals with the minutes that a chapter promises, who it is for, what is to be respected, and how many objectives it has. */
const GOALS: readonly (readonly [string, number, Level, string, number])[] = [
  ['Bake sourdough bread', 40, 'new', 'No nuts', 2],
  ['Prove limits with epsilon and delta', 140, 'some', 'No calculator', 4],
  ['Speak Portuguese in a bakery', 60, 'new', 'My mother tongue is Finnish', 3],
  ['Write a parser in Rust', 330, 'expert', 'On Windows', 5],
  ['Fix a bicycle', 25, 'comfortable', 'Only a multitool', 2],
  ['Read a balance sheet', 90, 'some', 'Swiss rules', 3],
  ['Play fingerstyle guitar', 200, 'comfortable', 'Left-handed', 4],
  ['Draw faces', 75, 'new', 'Pencil only', 2],
  ['Plan a vegetable garden', 110, 'some', 'A balcony in the shade', 5],
  ['Query a database with SQL', 120, 'expert', 'SQLite', 3],
]
/** Words a minute; three tenths of a chapter are for reading it. */
const SPEED: Readonly<Record<Level, number>> = { new: 120, some: 140, comfortable: 160, expert: 180 }

describe('a chapter of a model that writes what it is asked to', () => {
  it.each(GOALS)(
    'should be as long as it promises, and carry its example on: %s',
    async (goal, minutes, level, limit, count) => {
      const { first, second, asked } = await twoChapters({ goal, minutes, level, limit, count })
      const promised = Math.min(4_500, Math.max(900, 0.3 * minutes * SPEED[level]))
      for (const { content } of [first, second]) {
        const words = content.sections.reduce((sum, { body }) => sum + lengthInWords(body), 0)
        expect(words / promised).toBeGreaterThan(0.8)
        expect(words / promised).toBeLessThan(1.2)
        expect(content.sections.length).toBeGreaterThanOrEqual(3)
        expect(new Set(content.sections.map(({ heading }) => heading)).size).toBe(content.sections.length)
        expect(new Set(content.sections.map(({ objective }) => objective))).toEqual(new Set(content.learningObjectives))
        // its example stands in each section, as the blueprint has it
        const [example = ''] = /A \w+ of 12 pieces\./.exec(content.sections[0]?.body ?? '') ?? []
        expect(content.sections.filter(({ body }) => body.includes(example) && example !== '')).toEqual(
          content.sections,
        )
        expect(content.keyPoints).toHaveLength(4)
      }
      // what the second one is written from: all that the first one taught, where it ended, and what the learner set
      const [{ plan, sections, review }] = [asked(2)]
      for (const said of [plan, ...sections, review]) {
        expect(said.taught).toEqual(first.content.keyPoints)
        expect(said.goes_on_from).toBe(first.content.state)
        expect(said.learner).toMatchObject({ respect_always: [limit], language: 'English' })
      }
    },
  )
})

describe("the prompts of a chapter's sections", () => {
  it('should begin with the same words, so that a vendor reads them once', async () => {
    const { prompts } = await twoChapters({
      goal: 'Read a map',
      minutes: 120,
      level: 'some',
      limit: 'No app',
      count: 4,
    })
    const [first = '', ...others] = prompts(2)
    expect(others.length).toBeGreaterThanOrEqual(3)
    for (const other of others) {
      const differs = [...first].findIndex((sign, place) => sign !== other[place])
      expect(differs / other.length).toBeGreaterThan(0.9)
    }
  })
})

// Helpers

type Goal = {
  readonly goal: string
  readonly minutes: number
  readonly level: Level
  readonly limit: string
  readonly count: number
}

async function twoChapters({ goal, minutes, level, limit, count }: Goal) {
  const model = makeScriptedLanguageModel()
  model.script(fitAnswerTo, fitAnswerTo)
  model.scriptParts(asAsked)
  const fixture = makeFixture({ model })
  const brief = {
    ...{ goal, level, time: null, focus: null, language: 'en' },
    set: { level: { value: level, turns: 1 }, constraints: { value: [limit], turns: 1 } },
  }
  const objectives = (of: string) => Array.from({ length: count }, (_, place) => `Use ${of} step ${place + 1}`)
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 100,
    chaptersOf: ({ id }) => [
      aLockedChapter(id, 1, { title: 'Begin', minutes, objectives: objectives('the first'), price: 0 }),
      aLockedChapter(id, 2, { title: 'Go on', minutes, objectives: objectives('the second'), price: 10 }),
    ],
  })
  await keep(fixture.unitOfWork, ({ plans }) => plans.save({ ...plan, brief }))
  for (const { id: chapterId } of chapters) {
    await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId })
    await fixture.runner.drain()
  }
  const stored = await keep(fixture.unitOfWork, async ({ chapters: kept }) =>
    Promise.all(chapters.map(({ id }: Chapter) => kept.find(id))),
  )
  const [first, second] = stored as readonly Chapter[] as readonly [OpenChapter, OpenChapter]
  const asked = (number: number) => {
    const of = (kind: Task['kind']) =>
      model.tasks.filter((task) => task.kind === kind && 'number' in task && task.number === number).map(valuesOf)
    return { plan: of('blueprint')[0], sections: of('section'), review: of('review')[0] }
  }
  /** Of the sections of a chapter, as they are sent. */
  const prompts = (number: number) =>
    model.tasks.flatMap((task) =>
      task.kind === 'section' && task.number === number
        ? [
            promptFor(task)
              .messages.map(({ content }) => content)
              .join(''),
          ]
        : [],
    )
  return { first, second, asked, prompts }
}

/** What a prompt puts before a model, as it reads it. */
const valuesOf = (task: Task) => JSON.parse(promptFor(task).messages.at(-1)?.content ?? '{}')

/** Writes sections by the prompt alone: so many words, under the heading and with the example of the blueprint. */
function asAsked(task: Task): ScriptedAnswer {
  const fit = fitAnswerTo(task)
  if (task.kind === 'blueprint') {
    const { sections, ...others } = fit as { sections: readonly { heading: string; objective: number }[] }
    // as many as the prompt asks for: an objective may need two
    const [, wanted = '3'] = /Plan (\d+) sections/.exec(promptFor(task).messages[0]?.content ?? '') ?? []
    const planned = Array.from({ length: Number(wanted) }, (_, place) => {
      const section = sections[place % sections.length]
      return { ...section, heading: `Part ${place + 1} of chapter ${task.number}`, share: 1 + (place % 3) }
    })
    return { ...others, sections: planned }
  }
  if (task.kind !== 'section') return fit
  const { blueprint, write, chapter } = valuesOf(task)
  const { body } = aFitSectionAnswer({
    ...{ objective: write.objective, number: chapter.number, place: write.section },
    retold: { telling: 0, words: write.words },
  })
  return { heading: blueprint.sections[write.section - 1].heading, body: `${blueprint.example} ${body}` }
}
