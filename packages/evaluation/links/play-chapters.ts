import { type LanguageModel, MINUTE, type OpenChapter, type ResourceList, searchesBeside } from '@app/domain'
import {
  aBrief,
  anOpenChapter,
  aPlan,
  awaitingLearner,
  type Fixture,
  keep,
  makeFixture,
  seed,
  seedUser,
  someContent,
} from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import type { WebChapter } from '../cases/web-chapters.ts'
import type { WebPage } from '../cases/web-pages.ts'
import { type LinkWeb, openLinkWeb } from './open-link-web.ts'

export type ShownPage = { readonly address: string; readonly page: WebPage | null }

export type PlayedChapter = {
  readonly id: string
  readonly status: ResourceList['status'] | null
  readonly shown: readonly ShownPage[]
  /** What the sources named first, before any page was read. */
  readonly naive: readonly ShownPage[]
  /** From the request until its list was settled, the calls of a model left out. */
  readonly seconds: number
  /** Searches that stand beside the pages. */
  readonly searches: number
  /** Null where its learner reported nothing. `isHidden`: it is shown no more; `isReplaced`: and as many pages as before are. */
  readonly report: { readonly isHidden: boolean; readonly isReplaced: boolean } | null
}

export type PlayedSubject = {
  readonly subject: string
  readonly chapters: readonly PlayedChapter[]
  readonly requests: number
  readonly visits: number
  readonly trapped: number
  readonly beyondBudget: number
  readonly errors: readonly string[]
}

type Options = {
  readonly model: LanguageModel
  readonly pages: readonly WebPage[]
  readonly pace?: 'real' | 'short'
  readonly network?: 'there' | 'refused' | 'silent'
}

/** Of how many results a list is naive. */
const NAIVE = 5
/** Every third chapter's learner reports its first page. */
const REPORTS = 3

/** Between two chapters of a plan, at least: no learner reads faster. Seconds would use up what a source is asked in a minute. */
const BETWEEN = MINUTE

/** Looks for links for the chapters of one plan, one after another, through the use cases. */
export async function playChapters(
  chapters: readonly WebChapter[],
  { model, ...web }: Options,
): Promise<PlayedSubject> {
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const linkWeb = await openLinkWeb({ ...web, clock })
  const fixture = makeFixture({
    model,
    markdown: makeMarkdown(),
    resourceSearch: linkWeb.search,
    pageReader: linkWeb.reader,
  })
  fixture.clock.set(clock.now())
  // the reader's bounds are of this time
  const ticking = setInterval(() => fixture.clock.set(clock.now()), 50)
  try {
    const { userId, open } = await seedChapters(fixture, chapters)
    const played: PlayedChapter[] = []
    for (const [index, chapter] of open.entries()) {
      const id = chapters[index]?.id ?? ''
      // what cannot be reached is left alone for minutes: without a network it is the next chapter at once that shows it
      if (linkWeb.isThere) passed = index * BETWEEN
      fixture.clock.set(clock.now())
      played.push(await playChapter({ fixture, linkWeb, userId }, { id, chapter, reports: index % REPORTS === 0 }))
    }
    const states = await linkWeb.store.states()
    const beyond = linkWeb.budgets.map(({ name, budget }) => {
      const used = states.find((state) => state.name === name)?.used ?? 0
      return Math.max(0, used - budget.requests)
    })
    return {
      subject: chapters[0]?.subject ?? '',
      chapters: played,
      requests: linkWeb.requests(),
      visits: linkWeb.visits(),
      trapped: linkWeb.trapped(),
      beyondBudget: beyond.reduce((sum, one) => sum + one, 0),
      errors: fixture.runner.errors.map(String),
    }
  } finally {
    clearInterval(ticking)
    await linkWeb.close()
  }
}

type UserId = Parameters<Fixture['useCases']['findResources']>[0]['userId']
type Played = { readonly fixture: Fixture; readonly linkWeb: LinkWeb; readonly userId: UserId }

async function playChapter(
  { fixture, linkWeb, userId }: Played,
  { id, chapter, reports }: { readonly id: string; readonly chapter: OpenChapter; readonly reports: boolean },
): Promise<PlayedChapter> {
  const { useCases, runner } = fixture
  const list = (): Promise<ResourceList | null> =>
    keep(fixture.unitOfWork, ({ resourceLists }) => resourceLists.find(chapter.id))
  const pageOf = (address: string): ShownPage => ({ address, page: linkWeb.pageAt(address) })
  const before = linkWeb.found.length
  const begun = performance.now()
  await useCases.findResources({ userId, chapterId: chapter.id })
  await runner.drain()
  const seconds = (performance.now() - begun) / 1_000
  const naive = (linkWeb.found[before] ?? []).slice(0, NAIVE).map(({ address }) => pageOf(address))
  const found = await list()
  const reported = reports ? found?.resources[0] : undefined
  if (reported) {
    await useCases.reportResource({ userId, resourceId: reported.id, reason: 'off-topic' })
    await runner.drain()
  }
  const after = await list()
  const isHidden = !after?.resources.some(({ address }) => address === reported?.address)
  return {
    id,
    status: after?.status ?? null,
    shown: after?.resources.map(({ address }) => pageOf(address)) ?? [],
    naive,
    seconds,
    searches: searchesBeside(after?.resources ?? [], chapter.content.curatedResources).length,
    report: reported
      ? { isHidden, isReplaced: isHidden && (after?.resources.length ?? 0) >= (found?.resources.length ?? 0) }
      : null,
  }
}

/** A learner with a plan of these chapters, all of them open. */
export async function seedChapters({ unitOfWork, clock }: Fixture, chapters: readonly WebChapter[]) {
  const user = await seedUser(unitOfWork, 0)
  const conversation = awaitingLearner(user.id)
  const { goal = '', planTitle = '' } = chapters[0]?.topic ?? {}
  const plan = aPlan(user.id, conversation.id, { title: planTitle, brief: { ...aBrief(), goal } })
  const open = chapters.map(({ topic, introduction, searches }, index) =>
    anOpenChapter(plan.id, index + 1, {
      ...{ title: topic.title, summary: topic.summary, objectives: topic.objectives, unlockedAt: clock.now() },
      content: someContent({
        introduction,
        learningObjectives: topic.objectives,
        curatedResources: searches,
        sections: [],
      }),
    }),
  )
  await seed(unitOfWork, { conversations: [conversation], plans: [plan], chapters: open })
  return { userId: user.id, open }
}
