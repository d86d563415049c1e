import { pluralsOf } from '../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: 'Meine Lernpläne',
  create: 'Neuer Lernplan',
  plans: 'Deine Lernpläne',
  loading: 'Deine Lernpläne werden geladen …',
  error: 'Fehler',
  failed: 'Deine Lernpläne konnten nicht geladen werden',
  refreshFailed: 'Deine Lernpläne konnten nicht aktualisiert werden',

  empty: {
    title: 'Noch keine Lernpläne',
    text: 'Sag uns, was du lernen möchtest, und los geht’s.',
    examples: 'Oder nimm eins davon',
  },

  step: {
    read: 'Hier geht’s weiter',
    unlock: 'Als Nächstes',
    wait: 'Dein Kapitel wird geschrieben …',
    place: (chapter, of) => `Kapitel ${chapter} von ${of} in {plan}`,
    canLeave: 'Du kannst diese Seite verlassen.',
    continue: 'Weiterlernen',
    unlockChapter: (chapter, price) => `Kapitel ${chapter} freischalten (${price})`,
    retryChapter: (chapter, price) => `Kapitel ${chapter} erneut versuchen (${price})`,
    thatIs: (money) => `Das entspricht ${money}.`,
  },

  pickUp: 'Mach da weiter, wo du aufgehört hast.',
  continueTo: {
    chapter: 'Weiter zum Kapitel',
    plan: 'Weiter zum Lernplan',
    newPlan: 'Weiter zum neuen Lernplan',
    account: 'Weiter zu deinem Konto',
    page: 'Weiter zur gewünschten Seite',
  },

  conversations: {
    title: plural({ one: 'Offenes Gespräch', other: 'Offene Gespräche' }),
    showAll: (count) => `Alle ${count} anzeigen`,
    resume: 'Gespräch fortsetzen',
    failed: 'Wir konnten dieses Gespräch nicht löschen. Bitte versuche es noch einmal.',
    deleting: {
      button: 'Löschen',
      title: 'Dieses Gespräch löschen?',
      text: 'Deine Antworten werden endgültig gelöscht. Es entsteht kein Plan.',
      stay: 'Behalten',
      done: 'Gespräch gelöscht.',
    },
    givingUp: {
      button: 'Verwerfen',
      title: 'Diese Änderungen verwerfen?',
      text: 'Dein Plan bleibt, wie er ist.',
      stay: 'Behalten',
      done: 'Änderungen verworfen.',
    },
  },

  archived: {
    title: 'Archivierte Pläne',
    back: 'Zurückholen',
    movedBack: (title) => `„${title}“ steht wieder in deiner Übersicht.`,
  },
}
