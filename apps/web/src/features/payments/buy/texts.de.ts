import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: 'Credits kaufen',
  lead: 'Ein Kapitel kostet 10 Credits (1\u00a0$).',
  needed: (cost, balance, missing) =>
    `Für {chapter} brauchst du ${cost}. Du hast ${balance}. Es fehlen noch ${missing}.`,
  loading: 'Pakete werden geladen …',
  packages: 'Pakete',
  enoughForPlan: 'Reicht für diese Kapitel',
  enough: 'Reicht für dieses Kapitel',
  popular: 'Am beliebtesten',
  save: (money) => `Du sparst ${money}`,
  chapters: plural({ one: '# Kapitel', other: '# Kapitel' }),
  perChapter: (money) => `${money} pro Kapitel`,
  buy: 'Kaufen',
  buying: 'Einen Moment …',
  otherPurchase: 'Gerade läuft ein anderer Kauf.',
  smallPrint:
    'Die Zahlung läuft über einen externen Zahlungsdienst. Die Credits sind gleich nach der Zahlung auf deinem Konto. Sie können nicht erstattet oder übertragen werden, siehe {terms}.',
  terms: 'Nutzungsbedingungen',
  sandbox: 'Dies ist eine Testumgebung: Es wird kein echtes Geld abgebucht.',
  checkoutFailed: 'Die Bezahlung konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  unreachable: 'Die Bezahlung konnte nicht gestartet werden. Prüfe deine Verbindung und versuche es noch einmal.',
  notSignedIn: 'Bitte melde dich an, um Credits zu kaufen.',
  unlockAfter: {
    chapter: (cost) => `{chapter} gleich nach der Zahlung freischalten (${cost})`,
    plan: (cost) => `Alle Kapitel von {chapter} gleich nach der Zahlung freischalten (${cost})`,
  },
}
