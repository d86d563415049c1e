import { test as base, expect, type Page } from '@playwright/test'
import { openHouse, visitScene } from './scenes/house.ts'
import { sceneGroups } from './scenes/index.ts'
import type { House } from './scenes/scene.ts'
import { complaintsOf, expectAccessible, isOfPolicy } from './support/gates.ts'

const test = base.extend<object, { readonly house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// what is found says where it is, and traces of so many pages take a quarter of the time
test.use({ trace: 'off' })

for (const group of sceneGroups) {
  test(`${group.name}: accessible, as wide as its window, within the content security policy`, async ({
    browser,
    house,
  }) => {
    test.setTimeout(300_000)
    const learner = await house.newLearner(group.credits)
    for (const scene of group.scenes) {
      await test.step(scene.name, async () => {
        let complaints: readonly string[] = []
        const look = async (page: Page) => {
          await expectAccessible(page, scene.name, scene)
          expect.soft(scene.breaks ? complaints.filter(isOfPolicy) : complaints, scene.name).toEqual([])
        }
        await visitScene(browser, { house, learner, signedIn: group.signedIn }, scene, look, (page) => {
          complaints = complaintsOf(page)
        })
      })
    }
  })
}

test('every scene has a name of its own', () => {
  const names = sceneGroups.flatMap(({ scenes }) => scenes.map(({ name }) => name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
