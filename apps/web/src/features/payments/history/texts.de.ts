import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  history: {
    title: 'Credit-Verlauf',
    loading: 'Dein Credit-Verlauf wird geladen …',
    failed: 'Dein Credit-Verlauf konnte nicht geladen werden.',
    empty: 'Noch keine Einträge. Hier siehst du, was du kaufst und freischaltest.',
    list: 'Credit-Verlauf, Neuestes zuerst',
    more: 'Mehr zeigen',
    shown: plural({ one: '# weiterer Eintrag', other: '# weitere Einträge' }),
    olderFailed: 'Ältere Einträge konnten nicht geladen werden. Bitte versuche es noch einmal.',
    unit: plural({ one: 'Credit', other: 'Credits' }),
    balance: (credits) => `Guthaben: ${credits}`,
    inPlan: ', in {plan}',
  },
  movements: {
    purchased: (name) => `${name} gekauft`,
    granted: 'Von der Verwaltung gutgeschrieben',
    grantedFor: (note) => `Von der Verwaltung gutgeschrieben: ${note}`,
    withdrawn: 'Von der Verwaltung zurückgenommen',
    withdrawnFor: (note) => `Von der Verwaltung zurückgenommen: ${note}`,
    held: 'Reserviert für {chapter}',
    captured: (credits) => `{chapter} ist fertig. Bezahlt mit den reservierten ${credits}.`,
    released: 'Zurückgegeben: {chapter} konnte nicht geschrieben werden',
    reversed: (name) => `Zurückgenommen: Deine Zahlung für ${name} wurde erstattet oder angefochten`,
    reinstated: (name) => `Zurückgegeben: Deine Zahlung für ${name} gilt nun doch`,
    quoted: '„{title}“',
    gone: 'ein Kapitel',
    goneFirst: 'Ein Kapitel',
  },
  purchases: {
    title: 'Käufe',
    loading: 'Deine Käufe werden geladen …',
    failed: 'Deine Käufe konnten nicht geladen werden.',
    empty: 'Noch keine Käufe.',
    list: 'Käufe, neueste zuerst',
    more: (count) => `${count} weitere zeigen`,
    sandbox: 'Test',
    paid: 'Bezahlt am {date}',
    pretended: 'Bezahlt am {date}, ohne echtes Geld',
    receipt: 'Beleg',
    receiptFor: (name, date) => `für ${name}, ${date}`,
    refunded: (money) => `${money} wurden erstattet.`,
    partlyRefunded: (money) => `${money} davon wurden erstattet.`,
    noneTaken: 'Es wurden keine Credits zurückgenommen.',
    taken: plural({ one: '# Credit wurde zurückgenommen.', other: '# Credits wurden zurückgenommen.' }),
  },
}
