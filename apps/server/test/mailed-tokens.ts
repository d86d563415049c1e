import type { Delivered } from '@app/testing/open-mail-server'
import { until } from '@app/testing/until'
import { expect } from 'vitest'

/** The newest such mail to this address, as soon as there is one. */
export const mailTo = (delivered: () => readonly Delivered[], address: string, subject: RegExp): Promise<Delivered> =>
  until(() =>
    delivered().findLast(({ recipients, mail }) => recipients.includes(address) && subject.test(mail.subject ?? '')),
  )

export const linkTo = ({ mail }: Delivered): string => /https?:\S+/.exec(mail.text ?? '')?.[0] ?? ''

/** The token of the link in a mail, which leads to this page of the product at `url`. */
export function openedToken(delivered: Delivered, url: string, page: string): string {
  const link = linkTo(delivered)
  expect(delivered.mail.html).toContain(`href="${link}"`)
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname]).toEqual([url, page])
  return searchParams.get('token') ?? ''
}
