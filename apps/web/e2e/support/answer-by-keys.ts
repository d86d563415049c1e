import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

/** Answers questions of a check by keyboard alone, from where focus is: one after another, by their numbers. */
export const answering = (page: Page, check: Locator) => {
  const group = (number: number) => check.getByRole('group', { name: new RegExp(`^Question ${number} of`) })
  return {
    chooseOne: async (number: number, option: string | RegExp) => {
      const radios = group(number).getByRole('radio')
      const wanted = group(number).getByRole('radio', { name: option })
      await tabTo(page, radios.first())
      await page.keyboard.press('Space')
      const count = await radios.count()
      for (let presses = 0; presses < count && !(await wanted.isChecked()); presses += 1)
        await page.keyboard.press('ArrowDown')
      await expect(wanted).toBeChecked()
    },
    chooseAll: async (number: number, ...options: readonly (string | RegExp)[]) => {
      for (const box of await group(number).getByRole('checkbox').all()) {
        const wanted = options.map((name) => group(number).getByRole('checkbox', { name }).and(box))
        const isWanted = (await Promise.all(wanted.map((one) => one.count()))).some((count) => count > 0)
        if (!isWanted) continue
        await tabTo(page, box)
        await page.keyboard.press('Space')
      }
    },
    putInOrder: async (number: number, ...options: readonly string[]) => {
      const items = group(number).getByRole('listitem')
      for (const [place, text] of options.entries()) {
        const at = (await items.allInnerTexts()).findIndex((item) => item.includes(text))
        if (at === place) continue
        await tabTo(page, items.nth(at).getByRole('button', { name: /^Move up/ }))
        for (let presses = place; presses < at; presses += 1) await page.keyboard.press('ArrowUp')
      }
    },
    type: async (number: number, text: string) => {
      await tabTo(page, group(number).getByRole('textbox'))
      await page.keyboard.insertText(text)
    },
  }
}
