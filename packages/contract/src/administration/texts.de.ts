import type { Texts } from './texts.ts'

export const texts: Texts = {
  invalidPageSize: 'Bitte frag nach 1 bis 100 Einträgen.',
  invalidDays: 'Bitte wähle 1 bis 366 Tage.',
  invalidSort: 'Bitte sortiere nach newest, name, credits oder last-login.',
  invalidSearch: 'Bitte such nach einem einzigen Text.',
  searchTooLong: 'Die Suche darf höchstens 254 Zeichen haben.',
  searchUnreadable: 'Bitte such nur mit sichtbaren Zeichen.',
  invalidStatus: 'Bitte wähle einen Status: active oder inactive.',
  invalidReason: 'Bitte beschreib den Grund mit Worten.',
  reasonTooLong: 'Ein Grund darf höchstens 500 Zeichen haben.',
  activeMissing: 'Bitte gib an, ob das Konto aktiv ist.',
  invalidAmount: 'Bitte gib eine gültige positive Anzahl Credits ein.',
  amountTooLarge: 'Du kannst höchstens 100.000 Credits auf einmal hinzufügen.',
  invalidActor: 'Bitte filtere nach der ID einer Person oder nach „operator“.',
  invalidAct: 'Bitte filtere nach einer Aktion, die es im Audit-Log gibt.',
  invalidTrouble: 'Bitte filtere nach failed, locked-again, tried-again, rewritten oder reported.',
}
