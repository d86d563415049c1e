import { expect, type Page } from '@playwright/test'
import { openApp, visitScreenState } from './screen-states/app-fixture.ts'
import { representative, screenStateGroups } from './screen-states/index.ts'
import type { AppFixture, ScreenState } from './screen-states/screen-state.ts'
import { complaintsOf, expectAccessible, isOfPolicy } from './support/gates.ts'
import { IS_LONG_RUN } from './support/long-run.ts'
import { widths } from './support/looks.ts'
import { PICTURES, savePictures } from './support/pictures.ts'
import { test as base } from './support/product.ts'

const test = base.extend<{ readonly app: AppFixture }>({
  app: async ({ once }, use) => {
    await use(await once(openApp, ({ close }) => close()))
  },
  product: async ({ app }, use) => {
    await use(app.product)
  },
})

/** The first of a screen's states is looked at by day and by night, what else it can show in turn: all of it stands in the same colours. */
const onceOf = (place: number) => (place === 0 ? {} : { once: widths[place % widths.length] ?? 1280 })

const isLookedAt = ({ name }: ScreenState) =>
  PICTURES ? (PICTURES.state?.includes(name) ?? true) : IS_LONG_RUN || representative.has(name)

for (const group of screenStateGroups.filter(({ states }) => states.some(isLookedAt))) {
  test(`${group.name}: accessible, as wide as its window, within the content security policy`, async ({
    context,
    app,
  }) => {
    const learner = await app.newLearner(group.credits)
    for (const [place, state] of group.states.filter(isLookedAt).entries()) {
      await test.step(state.name, async () => {
        let complaints: readonly string[] = []
        const look = async (page: Page) => {
          if (PICTURES) return savePictures(page, state, PICTURES)
          await expectAccessible(page, state.name, { ...onceOf(place), ...state })
          expect.soft(state.breaks ? complaints.filter(isOfPolicy) : complaints, state.name).toEqual([])
        }
        const visited = visitScreenState(context, { app, learner, signedIn: group.signedIn }, state, look, (page) => {
          complaints = complaintsOf(page)
        })
        // one state that cannot be reached is no reason to go without pictures of the others
        await (PICTURES ? visited.catch((error: Error) => expect.soft(error.message).toBeNull()) : visited)
      })
    }
  })
}

test('every state has a name of its own', () => {
  const names = screenStateGroups.flatMap(({ states }) => states.map(({ name }) => name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of [...representative, ...(PICTURES?.state ?? [])]) expect(names).toContain(name)
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
