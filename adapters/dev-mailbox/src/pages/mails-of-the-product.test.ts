import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailOfEachKind } from '@app/domain/testing/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DevMailbox, makeDevMailbox } from '../dev-mailbox.ts'
import { devMailboxPages } from './dev-mailbox-pages.ts'
import { pathOfHtmlPart, pathOfMail } from './page.ts'

const LINK = 'https://app.example/x?token=a-b_c&y=1'

let folder: string
let mailbox: DevMailbox
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-mailbox-'))
  mailbox = makeDevMailbox({ folder, from: 'Waymark <no-reply@waymark.example>', log: () => {} })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the mails of the product', () => {
  it('should be listed newest first', async () => {
    const mails = mailOfEachKind()
    for (const mail of mails) await mailbox.mailer.send(mail)
    const titles = [...(await get('/dev/mail')).matchAll(/<li>\n<a href="[^"]+">([^<]+)<\/a>/g)].map(
      ([, title]) => title,
    )
    expect(titles).toEqual(mails.map(({ subject }) => subject).reverse())
  })

  it.each(mailOfEachKind({ link: LINK }).map((mail) => [mail.kind, mail] as const))(
    'should show the link, the text and a preview of the %s mail',
    async (kind, mail) => {
      await mailbox.mailer.send(mail)
      const [{ name, ...summary } = none()] = await mailbox.list()
      expect(summary).toMatchObject({ kind, subject: mail.subject, to: mail.to })
      const page = await get(pathOfMail(name))
      const [, first] = /class="sign" href="([^"]*)"/.exec(page) ?? []
      expect(first).toBe(LINK.replace('&', '&amp;'))
      expect(page).toContain(`<h1>${mail.subject}</h1>`)
      expect(page).toContain(`<pre tabindex="0">${mail.text.trimEnd().replaceAll('&', '&amp;')}</pre>`)
      const [, sandbox, preview] = /<iframe title="HTML part" sandbox="([^"]*)" src="([^"]*)"/.exec(page) ?? []
      expect(sandbox).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/)
      expect(preview).toBe(pathOfHtmlPart(name))
      expect((await get(preview ?? '')).trimEnd()).toBe(mail.html.trimEnd())
    },
  )
})

// Helpers

const get = async (path: string): Promise<string> => {
  const page = await devMailboxPages(mailbox)({ path })
  expect(page?.status, path).toBe(200)
  return page?.body ?? ''
}

const none = (): never => {
  throw new Error('the mailbox is empty')
}
