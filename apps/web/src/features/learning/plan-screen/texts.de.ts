import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: 'Lernplan',
  error: 'Fehler',
  loading: 'Dein Lernplan wird geladen …',
  failed: 'Der Lernplan konnte nicht geladen werden',
  refreshFailed: 'Der Lernplan konnte nicht aktualisiert werden',
  notFound: 'Plan nicht gefunden',
  notFoundWhy: 'Vielleicht ist der Link unvollständig, oder der Plan gehört zu einem anderen Konto.',
  dashboard: 'Zur Übersicht',
  buildsOn: 'Baut auf: ',

  outlining: 'Wir planen, was dieses Kapitel vermittelt.',
  outlined: (title) => `„${title}“ ist jetzt geplant.`,
  outlineFailed:
    'Wir konnten dieses Kapitel nicht planen. Versuche es noch einmal, schreib selbst eine Zusammenfassung oder entferne das Kapitel.',
  retryOutline: 'Erneut versuchen',
  retryOutlineFailed: 'Das hat nicht geklappt.',

  finish: {
    title: 'Du hast den ganzen Plan geschafft',
    chapters: plural({ one: '# Kapitel', other: '# Kapitel' }),
    canDo: 'Das kannst du jetzt',
    unchecked: 'Das sind die Ziele deiner Kapitel. Geprüft ist nur, wonach die Selbsttests gefragt haben.',
    next: 'Wohin als Nächstes?',
    again: 'Deine Kapitel und Notizen bleiben offen. Du kannst jederzeit zurückkommen.',
    plan: 'Nächstes Ziel planen',
  },
}
