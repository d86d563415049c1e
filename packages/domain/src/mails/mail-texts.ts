import type { Receipt } from '../credits/purchase.ts'
import { formatMessage } from '../shared/message.ts'
import type { Language } from '../users/language.ts'
import { centsOf, FORMATS, timeOfDay } from './formats.ts'
import type { MailTemplate } from './mail.ts'
import type { OperatorAlert } from './operator-alert.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

export type MailText = MailTemplate & { readonly subject: string }

/** A catalogue that lacks a text does not compile. */
const CATALOGUES: Readonly<Record<Language, typeof en>> = { de, en, es }

type Template = Pick<MailText, 'subject' | 'title' | 'opening' | 'action' | 'closing'>
type Values = Readonly<Record<string, string | number>>

/** What mails say in one language. `app` is the product's name; names and titles are plain text in one line. */
export function mailTexts(language: Language) {
  const catalogue = CATALOGUES[language]
  const formats = FORMATS[language]
  const fill = (message: string, values: Values) => formatMessage(message, values, language)
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
      write(catalogue.accountLeaving, { app, day: formats.day(deletionAt) }),

    receipt: (app: string, { packageName, credits, amount, paidAt, reference, isPretend }: Receipt): MailText => {
      const { pretended, labels, ...words } = catalogue.receipt
      const opening = isPretend ? `${words.opening} ${pretended}` : words.opening
      return {
        ...write({ ...words, opening }, { app, credits }),
        facts: [
          { label: labels.package, value: packageName },
          { label: labels.credits, value: formats.digits(credits) },
          { label: labels.amount, value: formats.dollars(amount.cents) },
          { label: labels.paidOn, value: `${formats.day(paidAt)} (UTC)` },
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

    operatorAlert: (app: string, alert: OperatorAlert): MailText => {
      const { action, why, asOf } = catalogue.operatorAlert
      const { closing, labels, ...words } = catalogue.operatorAlert[alert.kind]
      const values = valuesOf(alert)
      const facts = Object.entries(labels).map(([name, label]) => ({ label, value: values[name] ?? '' }))
      const at = `${formats.day(alert.at)}, ${timeOfDay(alert.at)} (UTC)`
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
        return { spent: formats.dollars(centsOf(alert.spent)), budget: formats.dollars(centsOf(alert.budget)) }
      case 'queue-waiting':
        return {
          longest: fill(catalogue.minutes, { minutes: alert.longest }),
          waiting: formats.digits(alert.waiting),
        }
      case 'work-failed':
        return {
          plans: formats.digits(alert.plans),
          chapters: formats.digits(alert.chapters),
          mails: formats.digits(alert.mails),
        }
    }
  }
}

export type MailTexts = ReturnType<typeof mailTexts>
