import type { Page } from '@playwright/test'

export const widths = [1280, 360] as const
export type Width = (typeof widths)[number]

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export async function putOn(page: Page, width: Width, theme: Theme): Promise<void> {
  // nothing moves then, so that what is looked at stands still
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  // what follows the size, such as which boxes scroll, is settled in the frame after the one that has it
  await page.evaluate(
    () => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled)))),
  )
  // a font that comes later makes a formula wider, which its box notices a frame later
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.scroll-box')].every(
      (box) => box.scrollWidth - box.clientWidth <= 1 || box.hasAttribute('tabindex'),
    ),
  )
}
