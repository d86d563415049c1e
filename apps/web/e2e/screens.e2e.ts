import { test as base, expect, type Page } from '@playwright/test'
import { openApp, visitScreenState } from './screen-states/app-fixture.ts'
import { screenStateGroups } from './screen-states/index.ts'
import type { AppFixture } from './screen-states/screen-state.ts'
import { complaintsOf, expectAccessible, isOfPolicy } from './support/gates.ts'

const test = base.extend<object, { readonly app: AppFixture }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
    async ({}, use) => {
      const app = await openApp()
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// what is found says where it is, and traces of so many pages take a quarter of the time
test.use({ trace: 'off' })

for (const group of screenStateGroups) {
  test(`${group.name}: accessible, as wide as its window, within the content security policy`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(300_000)
    const learner = await app.newLearner(group.credits)
    for (const state of group.states) {
      await test.step(state.name, async () => {
        let complaints: readonly string[] = []
        const look = async (page: Page) => {
          await expectAccessible(page, state.name, state)
          expect.soft(state.breaks ? complaints.filter(isOfPolicy) : complaints, state.name).toEqual([])
        }
        await visitScreenState(browser, { app, learner, signedIn: group.signedIn }, state, look, (page) => {
          complaints = complaintsOf(page)
        })
      })
    }
  })
}

test('every state has a name of its own', () => {
  const names = screenStateGroups.flatMap(({ states }) => states.map(({ name }) => name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
