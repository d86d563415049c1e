import type { Page } from '@playwright/test'
import { twoSets } from './check.ts'
import { press, seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { giveHelp, givePlans } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenState, Visit } from './screen-state.ts'

type Stored = { readonly id: string }

/** Opens the third chapter of a plan, with what was asked in it. */
async function openAsked(visit: Visit, turns: Parameters<typeof giveHelp>[2] = [], questions = twoSets()) {
  const plan = guitar('done', 'done', 'open')
  const chapters = plan.chapters.map((chapter, at) => (at === 2 ? { ...chapter, content: lesson, questions } : chapter))
  const [written] = await givePlans(visit, { ...plan, chapters })
  const id = written?.chapters[2]
  await giveHelp(visit, id, turns)
  await visit.page.goto(`/learning-plan/${written?.id}/chapter/${id}`)
  await seeText(visit.page, 'The fork that moves by one string')
  return id
}

const HINT = {
  message: 'Give me a hint',
  text: 'A chord lasts four beats. How long does **one** beat last at 90 a minute?',
  step: 'hint',
}

/** Selects a paragraph of the first section. */
export const selectPassage = (page: Page) =>
  page.locator('#s1 p', { hasText: 'down as one piece' }).evaluate((paragraph) => {
    document.getSelection()?.selectAllChildren(paragraph)
  })

export const helpStates: readonly ScreenState[] = [
  {
    name: 'chapter-help',
    inWindow: true,
    reach: async (visit) => {
      await openAsked(visit, [{ about: { kind: 'exercise', exercise: 0 }, ...HINT }])
      await press(visit.page, /^Give me a hint: exercise 1/)
      await seeText(visit.page, /^30 questions left today/)
      await seeText(visit.page, 'A chord lasts four beats.')
    },
  },
  {
    name: 'chapter-help-alone',
    inWindow: true,
    reach: async (visit) => {
      const questions = twoSets()
      // as they are stored
      const [asked, , fresh] = questions as readonly Stored[]
      const about = { kind: 'question', questionId: asked?.id, answer: 'a' }
      const [message, text] = ['I still don’t see it', 'Now try a fresh one on your own. That’s the one that counts.']
      const alone = { about, message, text, step: 'alone', questionId: fresh?.id }
      const id = await openAsked(visit, [{ about, ...HINT }, alone], questions)
      const check = visit.page.locator('#check')
      await check.getByRole('radio', { name: '20 seconds' }).check()
      await check.getByRole('button', { name: 'Check my answers' }).click()
      await check.getByRole('button', { name: 'Send anyway' }).click()
      await seeText(visit.page, '0 out of 2 correct.')
      const opened = { about: { question_id: asked?.id }, question: asked }
      await visit.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        `help:${id}`,
        JSON.stringify(opened),
      ] as const)
      await visit.page.reload()
      await seeText(visit.page, 'Check my answer')
    },
  },
  {
    name: 'chapter-help-passage',
    inWindow: true,
    reach: async (visit) => {
      await openAsked(visit)
      await visit.page.locator('#s1').scrollIntoViewIfNeeded()
      await selectPassage(visit.page)
      await seeText(visit.page, 'Another example')
    },
  },
]
