import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailOfEachKind } from '../../testing/contracts/mailer.ts'
import { LANGUAGES } from '../users/language.ts'
import type { MailKind } from './mail.ts'
import { amountIn } from './mail-texts.ts'

const LINK = 'https://app.example/x?token=a-b_c&y=1'

/** What a reader must find, whatever the language: as it writes numbers, days and money. */
const FACTS: Readonly<Partial<Record<MailKind, Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>>>>> = {
  verification: { en: ['24 hours'], de: ['24 Stunden'], es: ['24 horas'] },
  'password-reset': { en: ['1 hour.'], de: ['1 Stunde '], es: ['1 hora.'] },
  'account-leaving': {
    en: ['21 December 2026 (UTC)'],
    de: ['21. Dezember 2026 (UTC)'],
    es: ['21 de diciembre de 2026 (UTC)'],
  },
  receipt: {
    en: ['100 credits', 'Trail pack', 'US$10.00', '21 November 2026', 'pay_123'],
    de: ['100 Credits', 'Trail pack', '10,00\u00A0US$', '21. November 2026', 'pay_123'],
    es: ['100 créditos', 'Trail pack', '10,00\u00A0US$', '21 de noviembre de 2026', 'pay_123'],
  },
  'operator-alert': {
    en: ['21 November 2026, 10:11 (UTC)'],
    de: ['21. November 2026, 10:11 (UTC)'],
    es: ['21 de noviembre de 2026, 10:11 (UTC)'],
  },
  'plan-ready': {
    en: ['Knots and ropes', '7 chapters'],
    de: ['Knots and ropes', '7 Kapitel'],
    es: ['Knots and ropes', '7 capítulos'],
  },
  'review-reminder': {
    en: ['12 reviews are', '4 minutes'],
    de: ['12 Wiederholungen', '4 Minuten'],
    es: ['12 repasos', '4 minutos'],
  },
}

const GREETINGS = { en: ['Hello Ada,', 'Hello,'], de: ['Hallo Ada,', 'Hallo,'], es: ['Hola, Ada:', 'Hola:'] } as const

describe.each(LANGUAGES)('a mail in %s', (language) => {
  const mails = mailOfEachKind({ language, link: LINK })

  it('should say its language, greet in it, and hold the link and the facts', () => {
    for (const { kind, text, html } of mails) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain(`\n${LINK}\n`)
      // a reset is asked for by anyone, but greets the owner: see `several`
      expect(text.split('\n')[0]).toBe(GREETINGS[language][0])
      for (const fact of FACTS[kind]?.[language] ?? []) {
        expect(text).toContain(fact)
        expect(html).toContain(fact)
      }
    }
  })

  it('should greet without a name that mail programs would turn into a link', () => {
    for (const { text, html } of mailOfEachKind({ language, username: 'evil.example' })) {
      expect(text.split('\n')[0]).toBe(GREETINGS[language][1])
      expect(html).not.toContain('evil.example')
    }
  })

  it.skipIf(language === 'en')('should have no sentence in English', () => {
    const english = mailOfEachKind({ language: 'en', link: LINK }).map(sentences)
    for (const [index, mail] of mails.entries()) {
      const same = sentences(mail).filter((line) => english[index]?.includes(line))
      // a row of the table may be: 'Plan: Knots and ropes' in Spanish
      expect(same.filter((line) => line.split(' ').length > 4)).toEqual([])
      expect(mail.subject).not.toBe(mailOfEachKind({ language: 'en' })[index]?.subject)
    }
  })
})

describe('an amount', () => {
  it.each(['en-GB', 'de', 'es'])(
    'should be refused if it cannot be paid, and else be written to the cent: %s',
    (locale) => {
      for (const cents of [-1, 1.5, Number.NaN]) expect(() => amountIn(locale, cents)).toThrow('cents')
      fc.assert(
        fc.property(fc.nat(), (cents) => {
          expect(BigInt(amountIn(locale, cents).replace(/\D/g, ''))).toBe(BigInt(cents))
        }),
      )
    },
  )
})

// Helpers

const sentences = ({ text }: { readonly text: string }): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && line !== LINK)
