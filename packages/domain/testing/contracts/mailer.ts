import { describe, expect } from 'vitest'
import type { Mail } from '../../src/mails/mail.ts'
import type { OperatorAlert } from '../../src/mails/operator-alert.ts'
import {
  accountLeavingMail,
  alreadyRegisteredMail,
  operatorAlertMail,
  passwordChangedMail,
  passwordResetMail,
  planReadyMail,
  receiptMail,
  reviewReminderMail,
  verificationMail,
} from '../../src/mails/templates.ts'
import type { Mailer } from '../../src/ports/mailer.ts'
import type { Email } from '../../src/users/email.ts'
import type { Language } from '../../src/users/language.ts'
import { newMessageId } from '../builders.ts'
import { itOn } from './it-on.ts'

/** `good` takes every mail. `down` cannot be reached; `refusing` is there and says no to every mail. */
export type MailScenario = 'good' | 'down' | 'refusing'

export type ReceivedMail = Pick<Mail, 'id' | 'subject' | 'text' | 'html'> & { readonly to: string }

type OpenMailer = {
  readonly mailer: Mailer
  /** What arrived, oldest first, as a mail program decodes it. */
  readonly received: () => Promise<readonly ReceivedMail[]>
  readonly close: () => Promise<void>
}

type MailWords = Partial<
  Readonly<Record<'id' | 'username' | 'link' | 'appName' | 'planTitle' | 'packageName' | 'reference', string>>
> & { readonly language?: Language }

const at = new Date('2026-11-21T10:11:12Z')

/** One of each kind. */
const SOME_ALERTS: readonly OperatorAlert[] = [
  { kind: 'budget-nearly-spent', spent: 8_123_456, budget: 10_000_000, at },
  { kind: 'budget-spent', spent: 9_990_000, budget: 10_000_000, at },
  { kind: 'queue-waiting', waiting: 41, longest: 7, at },
  { kind: 'work-failed', plans: 1, chapters: 3, mails: 2, at },
]

/** One mail of each kind, as the product writes it: each with an id of its own, unless it is given one. */
export function mailOfEachKind({
  planTitle = 'Knots and ropes',
  packageName,
  reference,
  ...given
}: MailWords = {}): Mail[] {
  const facts = () => ({
    id: newMessageId(),
    to: 'ada@example.com' as Email, // an address, as `parseEmail` would say
    username: 'Ada',
    language: 'en' as const,
    link: 'https://app.example/x?token=a-b_c&y=1',
    appName: 'Waymark',
    ...given,
  })
  return [
    verificationMail(facts()),
    alreadyRegisteredMail({ ...facts(), leaving: true }),
    passwordResetMail(facts()),
    passwordChangedMail(facts()),
    accountLeavingMail({ ...facts(), deletionAt: new Date('2026-12-21T10:11:12Z') }),
    receiptMail({
      ...facts(),
      packageName: packageName ?? 'Trail pack',
      credits: 100,
      amount: { cents: 1_000, currency: 'USD' },
      paidAt: new Date('2026-11-21T10:11:12Z'),
      reference: reference ?? 'pay_123',
      isPretend: false,
    }),
    planReadyMail({ ...facts(), planTitle, chapters: 7 }),
    reviewReminderMail({ ...facts(), due: 12, unsubscribe: 'https://app.example/unsubscribe/a-b_c' }),
    ...SOME_ALERTS.map((alert) => operatorAlertMail({ ...facts(), alert })),
  ]
}

type Options = { readonly impossible?: readonly MailScenario[] }

export function describeMailer(
  name: string,
  open: (scenario: MailScenario) => Promise<OpenMailer>,
  { impossible = [] }: Options = {},
): void {
  const given = (scenario: MailScenario, should: string, test: (opened: OpenMailer) => Promise<void>): void => {
    if (impossible.includes(scenario)) return
    itOn(() => open(scenario))(`should ${should} (${scenario})`, test)
  }

  describe(`${name}: mailer`, () => {
    given('good', 'deliver a mail as it is: both parts, any script, long lines, lone dots', async (opened) => {
      for (const mail of [aMail(), aMail({ kind: 'already-registered' }), anOddMail()]) {
        expect(await opened.mailer.send(mail)).toEqual({ ok: true, value: undefined })
        expect(normal((await opened.received()).at(-1))).toEqual(normal(mail))
      }
      expect(await opened.received()).toHaveLength(3)
    })

    given('good', 'deliver each kind of mail as the product writes it', async (opened) => {
      const mails = mailOfEachKind()
      for (const mail of mails) expect(await opened.mailer.send(mail)).toMatchObject({ ok: true })
      expect((await opened.received()).map(normal)).toEqual(mails.map(normal))
    })

    given('good', 'deliver a mail that is sent again under the same id', async (opened) => {
      const mail = aMail()
      await opened.mailer.send(mail)
      expect(await opened.mailer.send(mail)).toMatchObject({ ok: true })
      expect(new Set((await opened.received()).map(({ id }) => id))).toEqual(new Set([mail.id]))
    })

    given('good', 'deliver each of ten mails that are sent at once', async (opened) => {
      const mails = Array.from({ length: 10 }, () => aMail())
      const results = await Promise.all(mails.map((mail) => opened.mailer.send(mail)))
      expect(results.every(({ ok }) => ok)).toBe(true)
      const ids = (await opened.received()).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(mails.map(({ id }) => id).toSorted())
    })

    for (const scenario of ['down', 'refusing'] as const) {
      given(scenario, 'answer that the mail was not sent, and not throw', async (opened) => {
        expect(await opened.mailer.send(aMail())).toEqual({ ok: false, error: { kind: 'mail-not-sent' } })
        expect(await opened.received()).toEqual([])
      })
    }
  })
}

// Helpers

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: newMessageId(),
  kind: 'verification',
  to: 'ada@example.org' as Email,
  subject: 'Please verify your email',
  text: 'Hello Ada,\n\nopen https://example.org/verify-email?token=a-b_c\n',
  html: '<p>Hello Ada,</p>\n<p><a href="https://example.org/verify-email?token=a-b_c">Verify</a></p>\n',
  ...changes,
})

const anOddMail = (): Mail =>
  aMail({
    subject: 'Žofie, größer als 漢字 – 🦊 and a subject that is longer than one line of a mail header may be',
    text: `.\n..\nFrom here\n${'long '.repeat(400)}\n=3D =\n漢字 🦊\n`,
    html: `<p>.</p>\n.\n<p>${'a'.repeat(1_500)} größer &amp; =3D 🦊</p>\n`,
  })

/** Mail programs may end lines with CRLF and add or drop white space at the end of a part. */
const normal = (mail: ReceivedMail | undefined) =>
  mail && {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    text: mail.text.replaceAll('\r\n', '\n').trimEnd(),
    html: mail.html.replaceAll('\r\n', '\n').trimEnd(),
  }
