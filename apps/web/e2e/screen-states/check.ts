import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brokenAnswer, expect, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { giveCards, giveHelp, givePlans } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const options = (...texts: readonly string[]) => texts.map((text, index) => ({ id: 'abcdef'.charAt(index), text }))

/** A question of each kind, as they are stored. */
export const aCheck = (): readonly object[] =>
  [
    {
      kind: 'single',
      prompt: 'You change between G and C 20 times in a minute. How long does one change take?',
      options: options(
        '1 second',
        '3 seconds: $60 / 20 = 3$',
        'It depends on how many strings the chord has, and on how you hold the guitar',
      ),
      key: 'b',
      explanation: 'A minute has 60 seconds, and $60 / 20 = 3$.',
    },
    {
      kind: 'multiple',
      prompt: 'Which fingers move together from **G** to **C**?',
      options: options('The ring finger', 'The index finger', 'The middle finger', 'The little finger'),
      key: ['a', 'c'],
      explanation: 'Ring and middle finger keep their distance and go one string towards the thin side.',
    },
    {
      kind: 'number',
      prompt: 'At 80 beats in a minute, how many changes are there in a minute with one in each bar of four beats?',
      unit: 'changes',
      tolerance: 0,
      key: 20,
      explanation: '80 beats make 20 bars of four beats: 20 changes.',
    },
    {
      kind: 'order',
      prompt: 'Put one change in order.',
      options: options(
        'Strum once',
        'Lift both fingers together, by a hair',
        'Look where the two fingers are',
        'Put them down on C',
      ),
      key: ['c', 'b', 'd', 'a'],
      explanation: 'First you look, then you lift, then you put the fingers down, and only then you strum.',
    },
    {
      kind: 'short',
      prompt: 'Which device tells you how fast to play?',
      key: 'a metronome',
      accepted: ['metronome'],
      explanation: 'A metronome ticks once for each beat.',
    },
  ].map((question) => ({
    ...question,
    id: randomUUID(),
    objective: 'Change between G and D without looking at your hand',
    isVoid: false,
  }))

/** A set for a first try and one for the next, about two sections of the lesson: with the misconceptions behind wrong options. */
export const twoSets = (): readonly object[] =>
  [
    {
      ...{ kind: 'single', section: 's2', prompt: 'You change 20 times in a minute. How long does one change take?' },
      options: [
        { id: 'a', text: '20 seconds', misconception: 'That takes the *number* of changes for the time of one.' },
        { id: 'b', text: '3 seconds' },
        { id: 'c', text: 'A third of a second', misconception: 'Twenty a minute is one in three seconds: $60 / 20$.' },
      ],
      ...{ key: 'b', explanation: 'A minute has 60 seconds, and $60 / 20 = 3$.' },
    },
    {
      ...{ kind: 'multiple', section: 's1', prompt: 'Which fingers move together from **G** to **C**?' },
      options: [
        { id: 'a', text: 'The ring finger' },
        { id: 'b', text: 'The index finger', misconception: 'It hovers at G, and comes down only at C.' },
        { id: 'c', text: 'The middle finger' },
      ],
      ...{ key: ['a', 'c'], explanation: 'Ring and middle finger keep their distance.' },
    },
    {
      ...{ set: 2, kind: 'single', section: 's1', prompt: 'What waits for the other hand?' },
      options: [
        { id: 'a', text: 'The strumming hand', misconception: 'Then the song stumbles at each change.' },
        { id: 'b', text: 'Neither hand' },
        { id: 'c', text: 'Both hands', misconception: 'Then nothing would move at all.' },
      ],
      ...{ key: 'b', explanation: 'Neither hand waits: the beat goes on.' },
    },
    {
      ...{ set: 2, kind: 'number', section: 's2', prompt: 'How long does one of thirty changes in a minute take?' },
      ...{ unit: 'seconds', tolerance: 0, key: 2, explanation: '$60 / 30 = 2$ seconds.' },
    },
  ].map((question) => ({ ...question, id: randomUUID(), objective: 'Change between G and D', isVoid: false }))

/** Answers some of them, one wrongly. */
export async function answerSome(page: Page): Promise<void> {
  const check = page.getByRole('region', { name: 'Check your understanding' })
  await check.getByRole('radio', { name: /^3 seconds/ }).check()
  await check.getByRole('checkbox', { name: 'The ring finger' }).check()
  await check.getByRole('checkbox', { name: 'The index finger' }).check()
  await check.getByRole('textbox', { name: 'Your answer to question 3' }).fill('7')
  await check.getByRole('button', { name: 'Move up: Look where the two fingers are' }).click()
  await check.getByRole('button', { name: 'Check my answers' }).click()
}

const STEPS = [
  ...['what everyone meets in the first hours', 'what one uses every time after some weeks'],
  ...['what one needs to work at it without help', 'what one understands after a year or more of practice'],
  'what only long and deep experience teaches',
]

/** The same before a plan, one for each step. */
export const aPlacement = (): readonly object[] =>
  aCheck().map((question, place) => ({ ...question, objective: STEPS[place] }))

/** A learner with one question in the first chapter: which one comes first is known then. */
async function openReview(visit: Visit, path = '/review') {
  const plan = guitar('done', 'open')
  const [first, ...others] = plan.chapters
  if (!first) throw new Error('the plan has no chapters')
  const chapters = [{ ...first, content: lesson, questions: twoSets().slice(0, 1) }, ...others]
  const [written] = await givePlans(visit, { ...plan, chapters })
  await giveCards(visit, written?.chapters.slice(0, 1) ?? [])
  await visit.page.goto(path)
}

const seeQuestion = ({ page }: Visit) =>
  seeText(page, 'You change 20 times in a minute. How long does one change take?')

const answerReview = async ({ page }: Visit, option: string) => {
  await page.getByRole('radio', { name: option, exact: true }).check()
  await press(page, 'Check my answer')
}

export const reviewStates: ScreenStateGroup = {
  name: 'reviews',
  signedIn: true,
  credits: 40,
  states: [
    {
      name: 'review-question',
      reach: async (visit) => {
        await openReview(visit)
        await seeQuestion(visit)
        await expect(visit.page.getByRole('radio').first()).toBeFocused()
      },
    },
    {
      name: 'review-wrong',
      reach: async (visit) => {
        await openReview(visit)
        await answerReview(visit, '20 seconds')
        await seeText(visit.page, 'You’ll see this one again in a moment.')
      },
    },
    {
      name: 'review-wrong-twice',
      reach: async (visit) => {
        await openReview(visit)
        await answerReview(visit, '20 seconds')
        await seeText(visit.page, 'You’ll see this one again in a moment.')
        await press(visit.page, 'Next')
        await answerReview(visit, '20 seconds')
        await press(visit.page, /^Report this question/)
        await seeText(visit.page, /^Wrong twice in a row/)
      },
    },
    {
      name: 'review-right',
      reach: async (visit) => {
        await openReview(visit)
        await answerReview(visit, '3 seconds')
        await seeText(visit.page, 'How hard was it?')
      },
    },
    {
      name: 'review-pending',
      reach: async (visit) => {
        await openReview(visit)
        await seeQuestion(visit)
        await brokenAnswer(visit.page, '**/api/reviews/*')
        await answerReview(visit, '3 seconds')
        await seeText(visit.page, /^We couldn’t reach the server/)
      },
    },
    {
      name: 'review-summary',
      reach: async (visit) => {
        await openReview(visit)
        await answerReview(visit, '3 seconds')
        await seeText(visit.page, 'How hard was it?')
        await press(visit.page, 'Next')
        await seeText(visit.page, /^Your next reviews are due on/)
      },
    },
    {
      name: 'review-nothing-due',
      reach: async (visit) => {
        await givePlans(visit, guitar('done', 'open'))
        await visit.page.goto('/review')
        await seeHeading(visit.page, 'Nothing to review today')
      },
    },
    {
      name: 'review-loading',
      reach: async (visit) => {
        await neverAnswered(visit.page, '**/api/reviews?limit=50')
        await openReview(visit)
        await seeText(visit.page, 'Loading your reviews...')
      },
    },
    {
      name: 'review-error',
      reach: async (visit) => {
        await brokenAnswer(visit.page, '**/api/reviews?limit=50')
        await openReview(visit)
        await expect(visit.page.getByRole('alert')).toBeVisible()
      },
    },
    {
      name: 'dashboard-week',
      // the goal stays
      alone: true,
      reach: async (visit) => {
        const headers = { Authorization: `Bearer ${visit.learner.token}`, 'Content-Type': 'application/json' }
        const address = `${visit.app.product.url}/api/me/settings`
        await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ weekly_goal: 150 }) })
        await openReview(visit, '/dashboard')
        await expect(visit.page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
      },
    },
    {
      name: 'dashboard-reviews-due',
      reach: async (visit) => {
        await openReview(visit, '/dashboard')
        await expect(visit.page.getByRole('main').getByRole('link', { name: '1 review' })).toBeVisible()
      },
    },
  ],
}

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
    const selection = document.getSelection()
    // the same words again are no other selection
    selection?.removeAllRanges()
    selection?.selectAllChildren(paragraph)
  })

export const helpStates: readonly ScreenState[] = [
  {
    name: 'chapter-help',
    inWindow: true,
    reach: async (visit) => {
      await openAsked(visit, [{ about: { kind: 'exercise', exercise: 0 }, ...HINT }])
      await press(visit.page, /^Give me a hint ?: exercise 1/)
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
    name: 'chapter-help-exercise-alone',
    inWindow: true,
    reach: async (visit) => {
      const again = { text: 'Now try yours again on your own.', step: 'alone' }
      await openAsked(visit, [{ about: { kind: 'exercise', exercise: 0 }, ...HINT, ...again }])
      await press(visit.page, /^Give me a hint ?: exercise 1/)
      await seeText(visit.page, /^Try the exercise on your own/)
    },
  },
  {
    name: 'chapter-help-passage',
    inWindow: true,
    reach: async (visit) => {
      await openAsked(visit)
      // drawn as Markdown, which takes the place of its bare words and of what is selected in them
      await visit.page.locator('#s1 pre').first().waitFor()
      await visit.page.locator('#s1').scrollIntoViewIfNeeded()
      await selectPassage(visit.page)
      await seeText(visit.page, 'Another example')
    },
  },
]
