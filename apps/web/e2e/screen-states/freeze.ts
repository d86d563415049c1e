// the root, whose script takes pictures of these states, knows no browser
/// <reference lib="dom" />
import { expect as baseExpect, type Page } from '@playwright/test'

/** As patient outside of the test runner as in it. */
export const expect = baseExpect.configure({ timeout: 40_000 })

/** From the next page on, what is to happen after exactly so long never does: what would vanish stays to be looked at. */
export const freezeTimers = (page: Page, ...milliseconds: readonly number[]): Promise<unknown> =>
  page.addInitScript((held) => {
    const original = window.setTimeout.bind(window)
    const value = (handler: TimerHandler, delay = 0, ...rest: readonly unknown[]) =>
      held.includes(delay) ? 0 : original(handler, delay, ...rest)
    Object.defineProperty(window, 'setTimeout', { value })
  }, milliseconds)

/** Answers of the server that do not come, for what is shown meanwhile. Nothing but the line can be that slow. */
export const neverAnswered = (page: Page, path: string): Promise<unknown> => page.route(path, () => undefined)

/** A server that has broken. It cannot be made to break, so the answer is made up here. */
export const brokenAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Bad gateway' }))

export const seeHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

export const seeText = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('main, [role=dialog]').getByText(text).first()).toBeVisible()

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()
