import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')
const ofChapters = plural({ one: '# Kapitel', other: '# Kapiteln' })

export const texts: Texts = {
  waiting:
    'Wir warten auf den Assistenten. Er antwortet gerade nicht. Sobald er antwortet, machen wir weiter. Du kannst diese Seite schließen.',
  back: 'Zurück zu den Lernplänen',
  chapters: 'Kapitel',
  done: (done, of) => `${done} von ${ofChapters(of)} abgeschlossen`,
  wholePlan: (cost) => `Ganzer Plan: ${cost}`,
  balance: plural({ one: 'Du hast # Credit.', other: 'Du hast # Credits.' }),

  changeAnswers: {
    open: 'Antworten ändern',
    failed: 'Das Gespräch ließ sich nicht wieder öffnen. Bitte versuche es noch einmal.',
  },

  savedOnline: 'Du bist offline. Lass diese Seite offen, dann wird es gespeichert, sobald du wieder online bist.',
  completion: {
    marked: (title) => `Du hast „${title}“ abgeschlossen.`,
    completed: 'Abgeschlossen',
    begun: 'Angefangen',
    failed: 'Der Fortschritt konnte nicht gespeichert werden',
    status: (status) => `Der Server meldet einen Fehler (${status}). Bitte versuche es noch einmal.`,
    unchanged: 'Dein Fortschritt ist unverändert.',
  },

  outline: {
    time: 'Zeit',
    readyBy: 'Zieldatum',
    price: 'Preis',
    toPay: 'Noch zu zahlen',
    nothing: 'Nichts',
    each: (price) => `je ${price}`,
    firstFree: (price) => `Erstes Kapitel kostenlos, dann je ${price}`,
    objectives: 'Das kannst du danach',
    notOutlined: (title) => `Wir planen „${title}“ noch. Danach kannst du es freischalten.`,
    wholePlan: 'Ganzen Plan ansehen',
  },

  unlock: {
    failed: 'Das nächste Kapitel konnte nicht freigeschaltet werden',
    unlocking: 'Wird freigeschaltet …',
    failedRetry: 'Fehlgeschlagen – erneut versuchen',
    retry: 'Erneut erstellen',
    allUnlocked: 'Du hast schon alle Kapitel dieses Plans freigeschaltet.',
    nothingCharged: 'Dir wurde nichts berechnet.',
    safeToRetry: 'Bitte versuche es noch einmal. Du zahlst nicht doppelt.',
    thisChapter: (cost) => `Dieses Kapitel kostet ${cost}.`,
    getCredits: 'Credits kaufen',
    getCreditsToUnlock: 'Zum Freischalten fehlen dir Credits',
    shortfall: (credits, missing) => `Du hast ${credits}. Es fehlen noch ${missing}.`,
    packs: (money) => `Pakete ab ${money}`,
  },
}
