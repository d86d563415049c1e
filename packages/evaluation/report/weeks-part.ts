import { WEB_CHAPTERS } from '../cases/web-chapters.ts'
import { WEB_PAGES } from '../cases/web-pages.ts'
import { type PlayedWeeks, playWeeks } from '../links/play-weeks.ts'
import { faultsOfWeeks, figuresOfWeeks } from '../score/figures-of-weeks.ts'
import { fileOf, offline, type Part, type Setup } from './parts.ts'
import { onlyMissing } from './results.ts'

/** Plans over whose links weeks go by. */
const WATCHED = ['python', 'sourdough']
/** Without those that keep a reader waiting in real time. */
const PAGES = WEB_PAGES.filter(({ manner }) => manner !== 'silent')

export async function weeksPart(setup: Setup): Promise<Part> {
  const name = 'links over eight weeks'
  const played = await onlyMissing(
    fileOf(setup, name),
    setup.version,
    WATCHED.map((id) => ({ id })),
    async (missing) => {
      const plans: PlayedWeeks[] = []
      for (const { id } of missing) {
        const chapters = WEB_CHAPTERS.filter(({ subject }) => subject === id)
        plans.push(await playWeeks(chapters, { model: offline(), pages: PAGES }))
      }
      return plans
    },
  )
  return { name, figures: figuresOfWeeks(played), faults: faultsOfWeeks(played) }
}
