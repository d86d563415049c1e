import { endpoints as api, type ChapterView } from '@app/contract'
import { ChapterId, type ChapterPage, err, type Language, ok } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { eventRoute, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { contentBody } from './bodies/content-body.ts'
import { chapterEvents } from './chapter-events.ts'
import { rewriteBody, shownVersionBody } from './chapter-versions.ts'
import { checkBody } from './checks.ts'
import { questionLimits } from './help.ts'
import { contentError, isComing } from './plans.ts'
import { resourcesStatusOf, shownResources } from './resources.ts'

/** From there on no chapter has any: nothing is read but where it stands. */
const NO_ITEMS = 100

type Deps = Pick<HttpDeps, 'useCases' | 'readModels' | 'questionsPerDay'>

export const chapterRoutes = ({ useCases, readModels, questionsPerDay }: Deps) => ({
  chapterStatus: route(api.chapterStatus, noLimit, async ({ input, auth }) => {
    const progress = await readModels.chapterProgress(auth.user.id, ChapterId(input.id), NO_ITEMS)
    if (!progress) return err({ kind: 'chapter-not-found' })
    const { status } = progress
    const awaySince = isComing(status) ? await useCases.assistantAwaySince() : null
    return ok({ content_status: status, waiting_since: wire(awaySince) })
  }),

  chapter: route(api.chapter, noLimit, async ({ input, auth, client }) => {
    const page = await readModels.chapter(auth.user.id, ChapterId(input.id))
    if (!page) return err({ kind: 'chapter-not-found' })
    const isWaiting = page.noCheck === 'pending' || (page.isUnlocked && isComing(page.contentStatus))
    const awaySince = isWaiting ? await useCases.assistantAwaySince() : null
    const shown = { areResourcesOn: useCases.areResourcesOn(), language: client.textLanguage() }
    return ok({ ...chapterBody(page, shown), waiting_since: wire(awaySince) })
  }),

  watchChapter: eventRoute(api.watchChapter, noLimit, async ({ input, auth, lastEventId }) => {
    const [userId, id] = [auth.user.id, ChapterId(input.id)]
    const read = (from: number) => readModels.chapterProgress(userId, id, from)
    const readPage = () => readModels.chapter(userId, id)
    return (await read(NO_ITEMS))
      ? ok(chapterEvents({ lastEventId, read, readPage }))
      : err({ kind: 'chapter-not-found' })
  }),

  toggleCompletion: route(api.toggleCompletion, noLimit, ({ input, auth }) => {
    const toggled = useCases.toggleCompletion({ userId: auth.user.id, chapterId: ChapterId(input.id) })
    return replied(toggled, ({ progress, completed }) => ({
      learning_plan_progress: progress,
      chapter_completed: completed,
    }))
  }),

  markChapterRead: route(api.markChapterRead, noLimit, ({ input, auth }) => {
    const { id, place } = input
    const marked = useCases.markChapterRead({ userId: auth.user.id, chapterId: ChapterId(id), place })
    return replied(marked, () => undefined)
  }),

  tickObjective: route(api.tickObjective, noLimit, ({ input: { id, objective, ticked: isTicked }, auth }) => {
    const chapterId = ChapterId(id)
    const ticked = useCases.tickObjective({ userId: auth.user.id, chapterId, objective, isTicked })
    return replied(ticked, (objectives) => ({ ticked_objectives: [...objectives] }))
  }),

  writeNote: route(api.writeNote, noLimit, ({ input: { id, section_id: sectionId, text, version }, auth }) => {
    const note = { userId: auth.user.id, chapterId: ChapterId(id), sectionId, text, version }
    return replied(useCases.writeNote(note), wire)
  }),

  askForFeedback: route(
    api.askForFeedback,
    questionLimits(questionsPerDay),
    ({ input: { id, practice_id, result }, auth }) => {
      const shown = { userId: auth.user.id, chapterId: ChapterId(id), id: practice_id, result }
      return replied(useCases.askForFeedback(shown), wire)
    },
  ),
})

type Shown = { readonly areResourcesOn: boolean; readonly language: Language }

const chapterBody = (
  { writingSince, practiceResult, ...page }: ChapterPage,
  { areResourcesOn, language }: Shown,
): ChapterView => ({
  ...wire(page),
  // another version has another practice
  ...(practiceResult?.version === page.versions?.shown && practiceResult && { practice_result: practiceResult }),
  ...(writingSince && { writing_since: writingSince.toISOString() }),
  ...contentError(page, language),
  learning_plan_id: page.planId,
  learning_plan_title: page.planTitle,
  is_completed_by_current_user: page.isCompleted,
  generated_content: page.content && {
    ...contentBody(page.content),
    curated_resources: shownResources(page, areResourcesOn),
    // all its questions may have gone void since
    ...(page.noCheck && page.noCheck !== 'pending' && { no_check: page.noCheck }),
  },
  resources_status: resourcesStatusOf(page, areResourcesOn),
  content_generated_at: wire(page.generatedAt),
  last_read_at: wire(page.readAt),
  last_place: page.place,
  ticked_objectives: page.ticked.filter((one) => page.content?.learningObjectives.includes(one)),
  shown_objectives: [...page.shown],
  held_objectives: [...page.held],
  check: page.check && checkBody(page.check),
  ...(page.noCheck === 'pending' && ({ check_pending: true } as const)),
  version: page.versions && shownVersionBody(page.versions),
  rewrite: page.versions && rewriteBody(page.versions.rewrite, language),
  previous_chapter: wire(page.previous),
  next_chapter: wire(page.next),
})
