import { until } from '@app/testing/until'
import { expect, type Page } from '@playwright/test'

export type MailKind = 'verification' | 'password-reset' | 'password-changed'

/** The link in the newest mail of a kind to an address. Waits for one that is not `before`. */
export const mailedLink = (page: Page, kind: MailKind, address: string, before = ''): Promise<string> =>
  until(async () => {
    const list = await page.request.get('/dev/mail')
    const [mail] = hrefsIn(await list.text()).filter((href) =>
      decodeURIComponent(href).endsWith(`-${kind}-${address}.eml`),
    )
    if (mail === undefined) return undefined
    const [link] = hrefsIn(await (await page.request.get(mail)).text()).filter((href) => href.includes('token='))
    return link === before ? undefined : link
  })

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Posts as the web app would, without its screens: for what a test only needs to be so. */
export async function post(page: Page, path: string, data: object): Promise<void> {
  const reply = await page.request.post(path, { data })
  expect(reply.ok(), `${path} answered ${reply.status()}`).toBe(true)
}
