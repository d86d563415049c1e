import { deckOf } from '../../check/deck.ts'
import { studySessions } from '../../plans/study-sessions.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { OwnPlan } from '../learning/change-plan.ts'
import type { MailSettings } from '../mails/send-mail.ts'

type Deps = Pick<Adapters, 'readModels' | 'markdown' | 'deckWriter' | 'calendarWriter' | 'ids' | 'clock'> & {
  readonly settings: MailSettings
}

/** What a learner takes along of a plan, as files for other programs. */
export const makeTakeAlong = ({ readModels, markdown, deckWriter, calendarWriter, ids, clock, settings }: Deps) => ({
  /** A deck for Anki. */
  exportDeck: async ({ userId, planId }: OwnPlan) => {
    const plan = await readModels.planQuestions(userId, planId)
    if (!plan) return err({ kind: 'plan-not-found' })
    const deck = deckOf({ id: planId, ...plan }, { html: markdown.flashcardHtml, digest: ids.digest })
    if (deck.cards.length === 0) return err({ kind: 'no-cards' })
    return ok(await deckWriter.write(deck, clock.now()))
  },

  /** When to learn what, for a calendar. */
  exportCalendar: async ({ userId, planId }: OwnPlan) => {
    const plan = await readModels.plan(userId, planId)
    if (!plan) return err({ kind: 'plan-not-found' })
    const url = `${settings.appUrl}/learning-plan/${planId}`
    const events = studySessions(plan, clock.now()).map(({ number, start, minutes, chapter }) => ({
      ...{ start, minutes, url },
      uid: `${planId}-${number}`,
      title: plan.chapters[chapter]?.title ?? plan.title,
    }))
    if (events.length === 0) return err({ kind: 'no-sessions' })
    const calendar = { name: plan.title, sequence: plan.edits + plan.briefEdits, events }
    return ok(await calendarWriter.write(calendar, clock.now()))
  },
})
