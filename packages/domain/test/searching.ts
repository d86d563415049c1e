import type { OpenChapter } from '../src/chapters/chapter.ts'
import type { Job } from '../src/ports/jobs.ts'
import type { Link } from '../src/resources/link.ts'
import type { ResourceList } from '../src/resources/resource-list.ts'
import type { ChapterTopic } from '../src/resources/topic-score.ts'
import { ChapterId } from '../src/shared/ids.ts'
import {
  anOpenChapter,
  keep,
  type MemoryPage,
  makeFixture,
  makeMemoryWeb,
  makeScriptedLanguageModel,
  seedPlan,
} from '../testing/index.ts'

/** What most tests look for. */
export const STARTER: ChapterTopic = {
  goal: 'Bake sourdough bread',
  planTitle: 'Sourdough from scratch',
  title: 'A lively starter',
  summary: 'Keep a sourdough starter alive.',
  objectives: ['Feed a sourdough starter', 'Tell when it is ripe'],
}

/** A page about the chapter of `setUpSearch`, on any site. */
export const aPage = (site: string, changes: Partial<MemoryPage> = {}): MemoryPage => ({
  address: `https://${site}/sourdough-starter`,
  title: `Keep a sourdough starter alive (${site})`,
  excerpt: 'How a lively sourdough starter of flour and water is kept alive, and how to tell when it is ripe.',
  text: 'Sourdough starter: feed the starter with flour and water, keep it alive, tell when the starter is ripe to bake bread.',
  language: 'en',
  ...changes,
})

/** Four pages on three sites. */
export const PAGES: readonly MemoryPage[] = [
  aPage('wiki.example'),
  aPage('books.example', { resourceType: 'book' }),
  aPage('films.example', { resourceType: 'video', minutes: 12 }),
  aPage('wiki.example', { address: 'https://wiki.example/ripe-starter', title: 'Tell a ripe starter' }),
]

/** An open chapter on sourdough starters, and a small web. */
export async function setUpSearch({ pages = PAGES }: { readonly pages?: readonly MemoryPage[] } = {}) {
  const web = makeMemoryWeb(...pages)
  const model = makeScriptedLanguageModel()
  const { resourceSearch, pageReader } = web
  const fixture = makeFixture({ model, resourceSearch, pageReader })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, {
        title: 'A lively sourdough starter',
        summary: 'Keep a starter alive, and bake when it is ripe.',
      }),
      anOpenChapter(id, 2, { title: 'The first sourdough loaf', summary: 'Bake bread with a ripe starter.' }),
    ],
  })
  const [chapter, other] = chapters as readonly [OpenChapter, OpenChapter] // these were made
  const { unitOfWork, useCases, runner } = fixture
  const list = async (id = chapter.id): Promise<ResourceList | null> =>
    keep(unitOfWork, ({ resourceLists }) => resourceLists.find(id))
  return {
    web,
    model,
    fixture,
    user,
    plan,
    chapter,
    other,
    list,
    /** Asks for resources, and lets all jobs run. */
    find: async (id: string = chapter.id) => {
      const asked = await useCases.findResources({ userId: user.id, chapterId: ChapterId(id) })
      await runner.drain()
      return asked
    },
    drain: runner.drain,
    run: (job: Job) => fixture.handlers.run(job),
    addresses: async (id = chapter.id): Promise<readonly string[]> =>
      (await list(id))?.resources.map(({ address }) => address) ?? [],
    link: async (address: string): Promise<Link | null> =>
      (await keep(unitOfWork, ({ links }) => links.find([address])))[0] ?? null,
    saveList: (changed: ResourceList) => keep(unitOfWork, ({ resourceLists }) => resourceLists.save(changed)),
    saveLink: (changed: Link) => keep(unitOfWork, ({ links }) => links.save(changed)),
    /** What the model was asked for. */
    asked: () => model.tasks.map(({ kind }) => kind),
  }
}

/** The same, with its resources found, and a way to read links again. */
export async function setUpLinks() {
  const setUp = await setUpSearch()
  await setUp.find()
  return {
    ...setUp,
    clock: setUp.fixture.clock,
    /** One run, and what comes of it. */
    check: async () => {
      await setUp.run({ kind: 'check-links' })
      await setUp.drain()
    },
  }
}
