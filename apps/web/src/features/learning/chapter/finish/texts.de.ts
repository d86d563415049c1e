import { pluralsOf } from '../../../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  youCan: 'Das kannst du jetzt',
  notChecked: '(nicht geprüft)',
  quizNotTaken: 'Du hast den Selbsttest noch nicht gemacht. Deshalb ist davon noch nichts geprüft.',
  noQuiz: 'Dieses Kapitel hat keinen Selbsttest. Deshalb ist davon nichts geprüft.',
  plan: {
    done: 'Plan abgeschlossen',
    soFar: 'Der ganze Plan bisher',
    label: 'Der ganze Plan',
    completed: 'Abgeschlossen',
    notCompleted: 'Noch nicht abgeschlossen',
    chapters: plural({ one: '# Kapitel', other: '# Kapitel' }),
    left: (count) => `noch ${count} offen`,
  },
}
