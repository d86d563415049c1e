import type { Receipt } from '../credits/purchase.ts'
import { minutesToReview } from '../reviews/week.ts'
import { formatMessage } from '../shared/message.ts'
import type { Language } from '../users/language.ts'
import { CATALOGUES } from './catalogues.ts'
import type { MailTemplate } from './mail.ts'
import type { OperatorAlert } from './operator-alert.ts'

export type MailText = MailTemplate & { readonly subject: string }

type Template = Pick<MailText, 'subject' | 'title' | 'opening' | 'action' | 'closing'>
type Values = Readonly<Record<string, string | number>>

/** What mails say in one language. `app` is the product's name; names and titles are plain text in one line. */
export function mailTexts(language: Language) {
  const catalogue = CATALOGUES[language]
  const fill = (message: string, values: Values) => formatMessage(message, values, language)
  const digits = (count: number) => new Intl.NumberFormat(catalogue.locale, { useGrouping: 'always' }).format(count)
  const day = (at: Date) => new Intl.DateTimeFormat(catalogue.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const dollars = (cents: number) => fill(catalogue.dollars, { amount: amountIn(catalogue.locale, cents) })
  const write = ({ subject, title, opening, action, closing }: Template, values: Values): MailText => ({
    subject: fill(subject, values),
    title: fill(title, values),
    opening: fill(opening, values),
    action,
    closing: closing.map((sentence) => fill(sentence, values)),
  })
  return {
    /** Leads to the address of the link, for programs that show no buttons. */
    buttonFails: catalogue.buttonFails,

    /** Leads to the page that ends them, as its button does. */
    stopReminders: catalogue.stopReminders,

    /** `name` is empty where it must not be repeated. */
    greeting: (name: string) => (name === '' ? catalogue.namelessGreeting : fill(catalogue.greeting, { name })),

    /** `hours` that the link works; `several`: the address was registered before, perhaps by another. */
    verification: (app: string, { hours, several }: { readonly hours: number; readonly several: boolean }) => {
      const { several: warning, ...words } = catalogue.verification
      return write({ ...words, closing: several ? [warning, ...words.closing] : words.closing }, { app, hours })
    },

    alreadyRegistered: (app: string, { leaving }: { readonly leaving: boolean }) => {
      const { leaving: warning, ...words } = catalogue.alreadyRegistered
      return write({ ...words, closing: leaving ? [warning, ...words.closing] : words.closing }, { app })
    },

    passwordReset: (app: string, { hours, several }: { readonly hours: number; readonly several: boolean }) =>
      write(several ? catalogue.passwordResetOfSeveral : catalogue.passwordReset, { app, hours }),

    passwordChanged: (app: string) => write(catalogue.passwordChanged, { app }),

    accountLeaving: (app: string, { deletionAt }: { readonly deletionAt: Date }) =>
      write(catalogue.accountLeaving, { app, day: day(deletionAt) }),

    receipt: (app: string, { packageName, credits, amount, paidAt, reference, isPretend }: Receipt): MailText => {
      const { pretended, labels, ...words } = catalogue.receipt
      const opening = isPretend ? `${words.opening} ${pretended}` : words.opening
      return {
        ...write({ ...words, opening }, { app, credits }),
        facts: [
          { label: labels.package, value: packageName },
          { label: labels.credits, value: digits(credits) },
          { label: labels.amount, value: dollars(amount.cents) },
          { label: labels.paidOn, value: `${day(paidAt)} (UTC)` },
          { label: labels.payment, value: reference },
        ],
      }
    },

    /** `title` may be empty. */
    planReady: ({ title, chapters }: { readonly title: string; readonly chapters: number }): MailText => {
      const { namelessSubject, label, ...words } = catalogue.planReady
      if (title === '') return write({ ...words, subject: namelessSubject }, { chapters })
      return { ...write(words, { title, chapters }), facts: [{ label, value: title }] }
    },

    reviewReminder: (due: number): MailText => write(catalogue.reviewReminder, { due, minutes: minutesToReview(due) }),

    operatorAlert: (app: string, alert: OperatorAlert): MailText => {
      const { action, why, asOf } = catalogue.operatorAlert
      const { closing, labels, ...words } = catalogue.operatorAlert[alert.kind]
      const values = valuesOf(alert)
      const facts = Object.entries(labels).map(([name, label]) => ({ label, value: values[name] ?? '' }))
      const at = `${day(alert.at)}, ${alert.at.toISOString().slice(11, 16)} (UTC)`
      return {
        ...write({ ...words, action, closing: [closing, why] }, { app }),
        facts: [...facts, { label: asOf, value: at }],
      }
    },
  }

  /** By their labels. */
  function valuesOf(alert: OperatorAlert): Readonly<Record<string, string>> {
    switch (alert.kind) {
      case 'budget-nearly-spent':
      case 'budget-spent':
        return { spent: dollars(centsOf(alert.spent)), budget: dollars(centsOf(alert.budget)) }
      case 'queue-waiting':
        return {
          longest: fill(catalogue.minutes, { minutes: alert.longest }),
          waiting: digits(alert.waiting),
        }
      case 'work-failed':
        return {
          plans: digits(alert.plans),
          chapters: digits(alert.chapters),
          mails: digits(alert.mails),
        }
    }
  }
}

export type MailTexts = ReturnType<typeof mailTexts>

/** Of millionths of a US dollar. */
const centsOf = (millionths: number): number => Math.round(millionths / 10_000)

/** `1,234.50`. Throws where no such amount can be paid. */
export function amountIn(locale: string, cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`${cents} cents are no amount that was paid.`)
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', minimumFractionDigits: 2 })
  // as text: a quotient of so large numbers is not exact
  return format.format(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as `${number}`)
}
