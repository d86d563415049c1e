import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: 'Dein Kapitel wird geschrieben',
  wait: 'Das kann einen Moment dauern …',
  parts: plural({ one: 'Bisher # Teil dieses Kapitels', other: 'Bisher # Teile dieses Kapitels' }),
  youCanLeave: 'Du kannst diese Seite verlassen. Wenn du bleibst, erscheint das Kapitel hier, sobald es fertig ist.',
  youCanLeaveDraft: 'Du kannst diese Seite verlassen. Wenn du bleibst, erscheint der Rest hier nach und nach.',
  after: 'Es wird nach {chapter} geschrieben.',
  notChecked: 'Wir konnten den Stand gerade nicht abrufen. Dein Kapitel wird weiter geschrieben.',
  checkAgain: 'Noch einmal nachsehen',
  timedOut: 'Das Schreiben hat zu lange gedauert. Bitte schalte das Kapitel noch einmal frei.',
  stillWriting:
    'Es dauert länger als sonst, aber wir schreiben noch. Das Kapitel erscheint hier, sobald es fertig ist.',
}
