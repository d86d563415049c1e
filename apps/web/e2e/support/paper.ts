import { expect, type Page } from '@playwright/test'

/** A page of A4 between its margins, at 96 dots an inch. */
const WIDTH_OF_PAPER = 672

/** What is on paper: nothing that is cut, and nothing to press. */
export async function expectWholeOnPaper(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: WIDTH_OF_PAPER, height: 950 })
  const { cut, controls } = await page.evaluate((width) => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const isCut = (element: Element) =>
      element.getBoundingClientRect().right > width ||
      (element.matches('pre') && element.scrollWidth > element.clientWidth)
    const start = ({ outerHTML }: Element) => outerHTML.slice(0, 200)
    return {
      cut: all('main :is(p, li, pre, table, .katex-html > .katex-base)').filter(isCut).map(start),
      controls: all('button, select, summary, textarea').map(start),
    }
  }, WIDTH_OF_PAPER)
  expect.soft(cut, `${screen}: cut on paper`).toEqual([])
  expect.soft(controls, `${screen}: controls on paper`).toEqual([])
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ media: 'screen' })
}
