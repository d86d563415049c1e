import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  title: (section) => `Verwaltung\u00a0– ${section}`,
  portal: 'Verwaltung',
  sections: {
    users: 'Nutzer',
    purchases: 'Käufe',
    chapters: 'Kapitel',
    resources: 'Lernmaterial',
    activity: 'Protokoll',
    health: 'Kosten und Zustand',
    funnel: 'Trichter',
    configuration: 'Konfiguration',
  },
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten.',
  clearFilters: 'Filter zurücksetzen',
  showMore: 'Mehr anzeigen',
  moreShown: plural({ one: '# weiterer Eintrag', other: '# weitere Einträge' }),
  nothingMatches: 'Keine Treffer.',
  endOfMatches: 'Keine weiteren Treffer.',
  from: 'Von',
  to: 'Bis',
  utcDays: 'Alle Tage in UTC.',
  downloadCsv: 'CSV herunterladen',
  preparingCsv: 'Wird erstellt …',
  csvReady: 'Die Datei ist fertig.',
  csvCut: (rows) => `Die Datei enthält die ersten ${rows} Zeilen. Grenze die Liste ein, um den Rest zu bekommen.`,
}
