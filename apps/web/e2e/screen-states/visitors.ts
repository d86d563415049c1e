import type { Page } from '@playwright/test'
import { expect, freezeTimers, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup } from './screen-state.ts'

const openTab = async (page: Page, name: string) => {
  const tab = page.getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

const atPage = (name: string, path: string, heading: string): ScreenState => ({
  name,
  reach: async ({ page }) => {
    await page.goto(path)
    await seeHeading(page, heading)
  },
})

const demo = (name: string, tab: string): ScreenState => ({
  name,
  inWindow: true,
  reach: async ({ page }) => {
    await page.goto('/')
    await openTab(page, tab)
  },
  shows: (page) => page.getByRole('tabpanel', { name: tab }),
})

export const landingStates: ScreenStateGroup = {
  name: 'the landing page',
  signedIn: false,
  states: [
    {
      name: 'landing',
      reach: async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('tab')).toHaveCount(3)
      },
    },
    demo('landing-demo-conversation', 'Conversation'),
    demo('landing-demo-plan', 'Learning Plan'),
    demo('landing-demo-chapter', 'Chapter Content'),
    {
      name: 'landing-chapter-unlocked',
      inWindow: true,
      reach: async ({ page }) => {
        // it is there for one second
        await freezeTimers(page, 1_000)
        await page.goto('/')
        await openTab(page, 'Learning Plan')
        await press(page, 'Unlock (10 credits)')
        await expect(page.getByText('Chapter Unlocked!')).toBeVisible()
      },
      shows: (page) => page.getByText('Chapter Unlocked!'),
    },
    {
      name: 'landing-header-scrolled',
      inWindow: true,
      reach: async ({ page }) => {
        await page.goto('/')
        await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
      },
    },
    {
      name: 'landing-menu',
      widths: [360],
      inWindow: true,
      reach: async ({ page }) => {
        await page.goto('/')
        await press(page, 'Menu')
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      },
    },
  ],
}

export const plainStates: ScreenStateGroup = {
  name: 'pages to read, and what stands in their place',
  signedIn: false,
  states: [
    atPage('privacy', '/privacy', 'Privacy Policy'),
    atPage('terms', '/terms', 'Terms of Service'),
    {
      name: 'not-found',
      reach: async ({ page }) => {
        await page.goto('/nowhere')
        await expect(page.locator('h1')).toBeVisible()
      },
    },
    {
      name: 'error-boundary',
      breaks: true,
      reach: async ({ page }) => {
        // no page is known to break, so one is: its code arrives as something else
        await page.route('**/assets/login-page*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
        )
        await page.goto('/login')
        await seeHeading(page, 'An error has occurred')
      },
    },
    {
      name: 'guard-loading',
      // which page it will be is not known yet, so it has no heading
      excused: 'page-has-heading-one',
      reach: async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('token', 'one that is still looked at'))
        // none at all: any that is refused would end the session
        await neverAnswered(page, '**/api/**')
        await page.goto('/dashboard')
        await seeText(page, 'Loading...')
      },
    },
  ],
}
