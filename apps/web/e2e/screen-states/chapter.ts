import { aCheck, answerSome, helpStates } from './check.ts'
import { brokenAnswer, neverAnswered, seeHeading, seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { resourceStates } from './resources.ts'
import { givePlans } from './rows.ts'
import { type ChapterSample, content, guitar, spanish } from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'
import { versionStates } from './versions.ts'

/** Opens the third chapter of a plan in which it is in this state. */
async function openThird(visit: Visit, state: ChapterSample['state'], change: Partial<ChapterSample> = {}) {
  const plan = guitar('done', state === 'locked' ? 'locked' : 'done', state)
  const chapters = plan.chapters.map((chapter, index) => (index === 2 ? { ...chapter, ...change } : chapter))
  const [written] = await givePlans(visit, { ...plan, chapters })
  await visit.page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[2]}`)
}

const inState = (
  name: string,
  state: ChapterSample['state'],
  words: string,
  change?: Partial<ChapterSample>,
): ScreenState => ({
  name,
  reach: async (visit) => {
    await openThird(visit, state, change)
    await seeText(visit.page, words)
  },
})

const ANY_CHAPTER = '**/api/chapters/*'

export const chapterStates: ScreenStateGroup = {
  name: 'the chapter screen',
  signedIn: true,
  credits: 40,
  states: [
    {
      name: 'chapter-loading',
      reach: async (visit) => {
        await neverAnswered(visit.page, ANY_CHAPTER)
        await openThird(visit, 'open')
        await seeText(visit.page, 'Loading chapter content...')
      },
    },
    {
      name: 'chapter-error',
      reach: async (visit) => {
        await brokenAnswer(visit.page, ANY_CHAPTER)
        await openThird(visit, 'open')
        await seeText(visit.page, 'HTTP error! status: 500')
      },
    },
    {
      name: 'chapter-not-found',
      reach: async ({ page }) => {
        await page.goto('/learning-plan/no-plan/chapter/no-chapter')
        await seeHeading(page, 'Chapter not found')
      },
    },
    {
      name: 'chapter-no-data',
      reach: async (visit) => {
        // no server of ours says this; one in between might
        await visit.page.route(ANY_CHAPTER, (route) => route.fulfill({ json: null }))
        await openThird(visit, 'open')
        await seeText(visit.page, 'No chapter data available.')
      },
    },
    {
      name: 'chapter-locked',
      reach: async (visit) => {
        const [plan] = await givePlans(visit, guitar('done', 'done'))
        await visit.page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[2]}`)
        await seeText(visit.page, 'Unlock (10 credits)')
      },
    },
    {
      name: 'chapter-locked-before-outlines',
      reach: async (visit) => {
        const [plan] = await givePlans(visit, spanish)
        await visit.page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`)
        await seeText(visit.page, 'Unlock (10 credits)')
      },
    },
    inState('chapter-locked-for-later', 'locked', 'Chapters unlock in order. Unlock the ones before this one first.'),
    inState('chapter-pending', 'preparing', 'Content Generation in Progress'),
    {
      name: 'chapter-coming',
      reach: async (visit) => {
        // what the server sends while it writes, and then nothing for the moment
        await visit.page.route('**/api/chapters/*/events', (route) =>
          route.fulfill({ contentType: 'text/event-stream', body: comingEvents }),
        )
        await openThird(visit, 'preparing')
        await seeText(visit.page, 'Still being written: 2 sections so far')
        await seeHeading(visit.page, 'How fast is fast enough?')
      },
    },
    inState('chapter-failed', 'failed', 'Failed - Retry'),
    inState('chapter-content-error', 'broken', 'Content Error'),
    {
      name: 'chapter',
      reach: async (visit) => {
        await openThird(visit, 'open')
        await seeHeading(visit.page, 'Introduction')
        await seeText(visit.page, /rarely needs more than three chords/)
      },
    },
    {
      name: 'chapter-lesson',
      reach: async (visit) => {
        await openThird(visit, 'open', { content: lesson })
        await seeText(visit.page, 'Done when: ')
        await visit.page.locator('.katex-display').first().waitFor()
        await visit.page.locator('.hljs-keyword').first().waitFor()
      },
    },
    {
      name: 'chapter-notes',
      shows: (page) => page.locator('#s1'),
      reach: async (visit) => {
        await openThird(visit, 'open', { content: lesson })
        await visit.page.getByRole('button', { name: /^Add a note on “The fork/ }).click()
        await visit.page.getByRole('textbox', { name: 'Your note' }).fill('Ring finger first?\nAsk Jo how she does it.')
        await seeText(visit.page, /^Saved\./)
      },
    },
    {
      name: 'chapter-check',
      shows: (page) => page.locator('#check'),
      reach: async (visit) => {
        await openThird(visit, 'open', { content: lesson, questions: aCheck() })
        await answerSome(visit.page)
        await seeText(visit.page, /has no answer yet/)
      },
    },
    {
      name: 'chapter-check-result',
      shows: (page) => page.locator('#check'),
      reach: async (visit) => {
        await openThird(visit, 'open', { content: lesson, questions: aCheck() })
        await answerSome(visit.page)
        await visit.page.getByRole('button', { name: 'Send anyway' }).click()
        await seeText(visit.page, '1 out of 5 correct.')
        await visit.page.getByRole('button', { name: 'Report this question: 2' }).click()
        await seeText(visit.page, 'Send report')
      },
    },
    ...helpStates,
    ...versionStates,
    ...resourceStates,
    inState('chapter-without-resources', 'open', 'No curated resources available for this chapter yet.', {
      content: { ...content, curatedResources: [] },
    }),
    inState('chapter-completed', 'done', 'What you can do now'),
    {
      name: 'chapter-plan-finished',
      reach: async (visit) => {
        const [plan] = await givePlans(visit, guitar('done', 'done', 'done', 'done', 'done', 'done'))
        await visit.page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[5]}`)
        await seeText(visit.page, 'Plan complete')
      },
    },
  ],
}

const sectionEvents = [
  { introduction: lesson.introduction, learning_objectives: lesson.learningObjectives },
  ...(lesson.sections ?? []).slice(0, 2).map((section) => ({ section })),
]
const comingEvents = sectionEvents
  .map((data, place) => `id: 1/${place + 1}\nevent: section\ndata: ${JSON.stringify(data)}\n\n`)
  .join('')
