import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('de')

export const texts: Texts = {
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  confirmNewPassword: 'Neues Passwort wiederholen',
  show: 'Zeigen',
  hide: 'Verbergen',
  ofField: (label) => `(${label})`,
  atLeast: plural({ one: 'Mindestens # Zeichen', other: 'Mindestens # Zeichen' }),
  match: 'Passwörter stimmen überein',
  fulfilled: '(erledigt)',
  notFulfilled: '(noch nicht)',
}
