import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { editable, expectOrder, openEditor, stopOf, TITLES } from './support/plan-editor.ts'
import { expectNoOverflow, test } from './support/with-plans.ts'

type Kept = {
  readonly title: string
  readonly version: number
  readonly chapters: readonly { readonly title: string }[]
}

test('chapters are dragged by mouse, put back by Undo, and stay where another tab has put them', async ({
  page,
  visit,
}) => {
  const complaints = complaintsOf(page)
  const [plan] = await visit.give(editable())
  await openEditor(page, plan?.id)
  const kept = () => visit.ask<Kept>(`/api/learning-plans/${plan?.id}`)

  await dragByMouse(page, TITLES[5], TITLES[3])
  await expectOrder(page, 0, 1, 2, 5, 3, 4)
  await expect(page.getByText(`“${TITLES[5]}” is now chapter 4 of 6.`).last()).toBeVisible()
  await expect.poll(async () => (await kept()).chapters[3]?.title).toBe(TITLES[5])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. Your plan is back to how it was.').last()).toBeVisible()
  await expectOrder(page, 0, 1, 2, 3, 4, 5)
  expect((await kept()).version).toBe(2)

  // before one that it builds on: refused, with both titles, and back in its place
  await dragByMouse(page, TITLES[2], TITLES[1])
  await expect(page.getByRole('alert')).toHaveText(
    `“${TITLES[2]}” builds on “${TITLES[1]}”, so it has to come after it.`,
  )
  await expectOrder(page, 0, 1, 2, 3, 4, 5)

  // the other tab is ahead by an edit: what was typed here outlives it
  const other = await page.context().newPage()
  await openEditor(other, plan?.id)
  await other.bringToFront()
  await rename(other, 'Songs by the fire')
  await stopOf(page, TITLES[4]).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title').fill('Sing while you play')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved “Sing while you play”.').last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Songs by the fire' })).toBeVisible()
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([])
})

test.describe('with a finger', () => {
  // tall enough that no drag comes near an edge, where the page scrolls by itself
  test.use({ hasTouch: true, viewport: { width: 360, height: 900 } })

  test('chapters are dragged by touch, and plans archived', long, async ({ page, visit }) => {
    const complaints = complaintsOf(page)
    const [plan] = await visit.give(editable())
    await openEditor(page, plan?.id)
    await expectNoOverflow(page)
    // what is refused is read without scrolling, wherever its chapter was let go
    await page.setViewportSize({ width: 360, height: 700 })
    await dragByTouch(page, TITLES[2], TITLES[1])
    // all of it, but for a part of a pixel
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.99 })
    await page.setViewportSize({ width: 360, height: 900 })
    await dragByTouch(page, TITLES[3], TITLES[4])
    await expectOrder(page, 0, 1, 2, 4, 3, 5)
    await expect(page.getByText(`“${TITLES[3]}” is now chapter 5 of 6.`).last()).toBeVisible()
    await expectNoOverflow(page)

    // right behind a drag, the browser may take a tap for the second one of two: it comes as a touch, and as no click
    await expect(async () => {
      const done = page.getByRole('button', { name: 'Done' }).first()
      if (await done.isVisible()) await done.tap({ timeout: 1_000 })
      await expect(page.getByRole('button', { name: 'Archive plan' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Archive plan' }).tap()
    await expect(page.getByText('Plan archived.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Learning Plans' }).tap()
    await expect(page.getByText('No learning plans yet')).toBeVisible()
    await page.getByText('Archived plans').tap()
    await expectNoOverflow(page)
    await page.getByRole('button', { name: /^Move back/ }).tap()
    await expect(page.getByRole('article', { name: editable().title })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('a plan is edited by keyboard alone', long, async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const [plan] = await visit.give(editable())
  await page.goto(`/learning-plan/${plan?.id}`)
  await pressKey(page, 'button', 'Edit plan')
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Plan title')).toBeFocused()
  await page.keyboard.insertText('Songs by the fire')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Songs by the fire' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()

  // two presses, one after the other: the button keeps focus while its chapter moves
  const strumming = stopOf(page, TITLES[3])
  await tabTo(page, strumming.getByRole('button', { name: 'Move later' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 1, 2, 4, 5, 3)
  await expect(strumming.getByRole('button', { name: 'Move later' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'is now chapter 6 of 6.' })).toHaveCount(1)
  await expect(strumming.getByRole('button', { name: 'Move later' })).toHaveAttribute('aria-disabled', 'true')

  // Undo stands right behind the buttons of the chapter, and only undoes the last move
  await tabTo(page, strumming.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 1, 2, 4, 3, 5)
  await expect(strumming.locator(':focus')).toHaveCount(1)

  await tabTo(page, strumming.getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 1, 2, 4, 5)
  const neighbour = stopOf(page, TITLES[5])
  await expect(neighbour.locator(':focus')).toHaveCount(1)
  await tabTo(page, neighbour.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 1, 2, 4, 3, 5)
  await expect(strumming.locator(':focus')).toHaveCount(1)

  await tabTo(page, page.getByRole('button', { name: 'Done' }).first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit plan' })).toBeFocused()
  expect(complaints).toEqual([])
})

// Helpers

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Plan title').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

type Point = { readonly x: number; readonly y: number }

/** From the middle of a handle to the middle of another, in steps as a hand makes them. */
async function wayBetween(page: Page, from = '', to = ''): Promise<readonly Point[]> {
  // near an edge of the screen the page would scroll by itself
  const places = [stopOf(page, from), stopOf(page, to)].map((stop) =>
    stop.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
  )
  const [one = 0, other = 0] = await Promise.all(places)
  await page.evaluate((y) => window.scrollTo({ top: y - innerHeight / 2, behavior: 'instant' }), (one + other) / 2 + 50)
  const middle = async (title: string): Promise<Point> => {
    const box = await stopOf(page, title).getByTitle('Drag to move').boundingBox()
    if (!box) throw new Error(`there is no handle of ${title}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  const beyond = end.y + Math.sign(end.y - start.y) * 20
  return Array.from({ length: 13 }, (_, step) => ({ x: start.x, y: start.y + ((beyond - start.y) * step) / 12 }))
}

async function dragByMouse(page: Page, from?: string, to?: string): Promise<void> {
  const [start, ...way] = await wayBetween(page, from, to)
  await page.mouse.move(start?.x ?? 0, start?.y ?? 0)
  await page.mouse.down()
  for (const { x, y } of way) await page.mouse.move(x, y)
  await page.mouse.up()
}

async function dragByTouch(page: Page, from?: string, to?: string): Promise<void> {
  const [start, ...way] = await wayBetween(page, from, to)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  if (start) await touch('touchStart', start)
  for (const point of way) await touch('touchMove', point)
  await touch('touchEnd')
  await session.detach()
}
