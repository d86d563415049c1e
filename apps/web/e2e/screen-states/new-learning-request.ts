import { aPlacement } from './check.ts'
import { expect, freezeTimers, press, seeHeading, seeText } from './freeze.ts'
import { giveConversation, givePlacement, givePlans } from './rows.ts'
import { type ConversationSample, talk, talkBeforeYes, talkOfLevel } from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const openTalk = async (visit: Visit, sample: ConversationSample) => {
  const id = await giveConversation(visit, sample)
  await visit.page.goto(`/new-learning-request?conversation=${id}`)
  await expect(visit.page.getByRole('log')).toContainText('far too slowly')
}

/** Where the level is what was asked last. */
const openLevel = async (visit: Visit, placement?: readonly object[]) => {
  const id = await giveConversation(visit, talkOfLevel)
  if (placement) await givePlacement(visit, id, placement)
  await visit.page.goto(`/new-learning-request?conversation=${id}`)
  await expect(visit.page.getByRole('log')).toContainText('How much have you played')
}

const askForPlacement = async ({ page }: Visit) => {
  await press(page, 'Not sure? Answer five short questions')
  await expect(page.getByRole('dialog', { name: 'Find out where you start' })).toBeVisible()
}

const say = async ({ page }: Visit, text = 'Two hours or so, mostly at weekends.') => {
  await page.getByPlaceholder('Type your message...').fill(text)
  await press(page, 'Send')
}

const before: readonly ScreenState[] = [
  {
    name: 'request-goal',
    reach: async (visit) => {
      await givePlans(visit)
      await visit.page.goto('/new-learning-request')
      await expect(visit.page.getByLabel('What do you want to learn?')).toBeVisible()
    },
  },
  {
    name: 'request-goal-missing',
    reach: async (visit) => {
      await givePlans(visit)
      await visit.page.goto('/new-learning-request')
      await press(visit.page, 'Start Conversation')
      await seeText(visit.page, 'Please enter your learning goal.')
    },
  },
  {
    name: 'request-resume',
    reach: async (visit) => {
      await giveConversation(visit, talk)
      await visit.page.goto('/new-learning-request')
      await seeText(visit.page, /^You have an unfinished conversation about/)
    },
  },
]

const talking: readonly ScreenState[] = [
  { name: 'request-conversation', inWindow: true, reach: (visit) => openTalk(visit, talk) },
  {
    name: 'request-suggestions',
    inWindow: true,
    reach: async ({ page }) => {
      await page.goto('/new-learning-request')
      await page.getByLabel('What do you want to learn?').fill('Modelling')
      await press(page, 'Start Conversation')
      await expect(page.getByRole('group', { name: 'Suggested answers' }).getByRole('button')).toHaveCount(2)
    },
  },
  { name: 'request-level-asked', inWindow: true, reach: (visit) => openLevel(visit) },
  {
    name: 'request-placement-writing',
    inWindow: true,
    // its call never ends, and a learner has two at once
    alone: true,
    reach: async (visit) => {
      await openLevel(visit)
      await askForPlacement(visit)
      await seeText(visit.page, 'Writing your questions...')
    },
  },
  {
    name: 'request-placement-questions',
    inWindow: true,
    reach: async (visit) => {
      await openLevel(visit, aPlacement())
      await askForPlacement(visit)
      await expect(visit.page.getByRole('dialog').getByRole('group')).toHaveCount(5)
    },
  },
  {
    name: 'request-placement-result',
    inWindow: true,
    reach: async (visit) => {
      await openLevel(visit, aPlacement())
      await askForPlacement(visit)
      await visit.page.getByRole('radio').first().check()
      await press(visit.page, 'See where I start')
      await press(visit.page, 'Send anyway')
      await seeText(visit.page, / out of 5 correct\.$/)
    },
  },
  {
    name: 'request-placement-unavailable',
    inWindow: true,
    reach: async (visit) => {
      await openLevel(visit, [])
      await askForPlacement(visit)
      await seeText(visit.page, /^We don’t have good questions/)
    },
  },
  {
    name: 'request-brief-changing',
    inWindow: true,
    widths: [1280],
    reach: async (visit) => {
      await openTalk(visit, talkBeforeYes)
      await press(visit.page, 'Change: Where you start')
      await press(visit.page, 'Change: Must be included')
    },
  },
  {
    name: 'request-brief-refused',
    inWindow: true,
    widths: [1280],
    reach: async (visit) => {
      await openTalk(visit, talk)
      await press(visit.page, 'Change: Target date')
      await visit.page.getByLabel('Target date').fill('2020-01-31')
      await press(visit.page, 'Save')
      await seeText(visit.page, 'That day is today or in the past. Please choose a later one.')
    },
  },
  {
    name: 'request-brief-sheet',
    inWindow: true,
    widths: [360],
    reach: async (visit) => {
      await openTalk(visit, talkBeforeYes)
      await press(visit.page, 'Your details')
      await press(visit.page, 'Change: Time per week')
    },
  },
  {
    name: 'request-streaming',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talk)
      visit.app.tutor.faults.next({ kind: 'stall', at: 0.85, asked: 'mostly at weekends' })
      await say(visit)
      await expect(visit.page.getByRole('button', { name: 'Stop' })).toBeVisible()
      await expect(visit.page.getByRole('log')).toContainText('Good,')
    },
  },
  {
    name: 'request-message-failed',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talk)
      // refused and not merely late: the product does not try such a thing again
      visit.app.tutor.faults.next({ kind: 'status', status: 403, asked: 'mostly at weekends' })
      await say(visit)
      await expect(visit.page.getByRole('button', { name: /^Try again|^Retry/ })).toBeVisible()
    },
  },
  {
    name: 'request-confirmation',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talkBeforeYes)
      await expect(visit.page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    },
  },
  {
    name: 'request-making-changes',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talkBeforeYes)
      visit.app.tutor.faults.next({ kind: 'hang' })
      await press(visit.page, 'No, I want to change something')
      await seeText(visit.page, 'Making changes... please continue the conversation below.')
    },
  },
  {
    name: 'request-cancel-dialog',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talk)
      await press(visit.page, 'Cancel Conversation')
      await expect(visit.page.getByRole('dialog', { name: 'Cancel this conversation?' })).toBeVisible()
    },
  },
]

const after: readonly ScreenState[] = [
  {
    name: 'request-generating',
    reach: async (visit) => {
      // after so long it would lead to the dashboard by itself
      await freezeTimers(visit.page, 10_000)
      await openTalk(visit, talkBeforeYes)
      await press(visit.page, 'Yes, Proceed')
      await seeHeading(visit.page, 'Generating Learning Plan')
    },
  },
  {
    name: 'request-cancelled',
    reach: async (visit) => {
      await openTalk(visit, talk)
      await press(visit.page, 'Cancel Conversation')
      await visit.page.getByRole('dialog').getByRole('button', { name: 'Cancel Conversation' }).click()
      await seeText(visit.page, 'Conversation cancelled. You can start a new one if you like.')
      await expect(visit.page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    name: 'request-declined',
    inWindow: true,
    reach: async (visit) => {
      await openTalk(visit, talk)
      await say(visit, 'I do not want to live any more')
      await seeText(visit.page, 'This conversation has ended.')
    },
  },
]

export const requestStates: ScreenStateGroup = {
  name: 'a new learning request',
  signedIn: true,
  states: [...before, ...talking, ...after],
}
