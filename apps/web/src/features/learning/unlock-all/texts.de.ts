import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  button: (chapters, price) => `Alle ${chapters} freischalten (${price})`,
  order: 'Wir schreiben die Kapitel der Reihe nach. Du zahlst jedes, sobald es fertig ist.',
  title: (chapters) => `Alle ${chapters} Kapitel freischalten?`,
  free: 'Sie sind kostenlos. Wir schreiben sie der Reihe nach.',
  held: (cost) =>
    `Wir reservieren ${cost} und schreiben die Kapitel der Reihe nach. Du zahlst jedes, sobald es fertig ist.`,
  left: (credits, left) => `Du hast ${credits}. Danach bleiben dir ${left}.`,
  failure: 'Können wir ein Kapitel nicht schreiben, bekommst du die Credits dafür und für die Kapitel danach zurück.',
  stay: 'Jetzt nicht',
  subject: (chapters, cost) => `Diese ${chapters} Kapitel kosten ${cost}.`,
  someFailed:
    'Ein Kapitel konnten wir nicht schreiben, darum sind die Kapitel danach wieder gesperrt. Du hast ihre Credits zurückbekommen.',
  writing: plural({
    one: 'Wir schreiben # Kapitel. Du kannst diese Seite verlassen.',
    other: 'Wir schreiben # Kapitel, eines nach dem anderen. Du kannst diese Seite verlassen.',
  }),
  failed: 'Wir konnten die Kapitel nicht freischalten.',
}
