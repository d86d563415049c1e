import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlanId } from '@app/domain'
import { keep, makeFixture, makeScriptedLanguageModel, newChapterId, seedUser } from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import { SUBJECTS } from '@app/offline-tutor'
import { makeSafetyCheck } from '@app/safety'
import { describe, expect, it } from 'vitest'

type Chapter = { readonly title: string; readonly summary: string; readonly objectives: readonly string[] }
type Plan = {
  readonly title: string
  readonly description: string
  readonly thread: string
  readonly chapters: readonly Chapter[]
}
type Outline = {
  readonly origin: string
  readonly chapters: readonly { readonly minutes: number; readonly builds_on: readonly number[] }[]
}

const read = <T>(name: string): Readonly<Record<string, T>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../web/src/texts/examples/${name}.json`), 'utf8'))

const outlines = read<Outline>('outlines')
const EVERY_LESSON = SUBJECTS.flatMap(({ lessons }) => lessons)

describe('the example plans of the landing page', () => {
  it.each(Object.keys(outlines))('should be lessons of the demo tutor, to the letter: %s', (name) => {
    const chapters = read<Plan>('en')[name]?.chapters ?? []
    for (const [place, { title, summary, objectives }] of chapters.entries()) {
      const { minutes, builds_on: numbers } = outlines[name]?.chapters[place] ?? {}
      const buildsOn = numbers?.map((number) => chapters[number - 1]?.title)
      const lesson = EVERY_LESSON.find((one) => one.title === title)
      expect(lesson).toMatchObject({ summary, objectives, minutes, buildsOn })
    }
  })

  it.each(['en', 'de', 'es'])(
    'should be taken as they are, the first chapter free once for each account: %s',
    async (language) => {
      const { useCases, unitOfWork } = makeFixture({
        ...{ model: makeScriptedLanguageModel(), markdown: makeMarkdown(), safety: await makeSafetyCheck() },
      })
      const { id: userId } = await seedUser(unitOfWork)
      for (const [name, { chapters: outlined, origin }] of Object.entries(outlines)) {
        const { chapters, ...words } = read<Plan>(language)[name] as Plan
        const ids = chapters.map(newChapterId)
        const imported = chapters.map((chapter, place) => {
          const { minutes = 0, builds_on: numbers = [] } = outlined[place] ?? {}
          return {
            ...chapter,
            id: `${ids[place]}`,
            minutes,
            prerequisites: numbers.map((number) => `${ids[number - 1]}`),
          }
        })
        for (const price of [0, 10]) {
          const plan = { ...words, userId, language, origin: PlanId(origin), chapters: imported }
          const started = await useCases.importPlan(plan)
          if (!started.ok) throw new Error(`${name}: ${started.error.kind}`)
          const [stored, made] = await keep(unitOfWork, async (repositories) => [
            await repositories.plans.find(started.value),
            await repositories.chapters.ofPlan(started.value),
          ])
          expect(stored).toMatchObject({ ...words, brief: { language } })
          expect(made.map(({ title, summary, objectives }) => ({ title, summary, objectives }))).toEqual(chapters)
          expect(made[0]?.price).toBe(price)
        }
      }
    },
  )
})
