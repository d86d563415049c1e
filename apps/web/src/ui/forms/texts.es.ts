import { pluralsOf } from '../../texts/plurals.ts'
import type { Texts } from './texts.ts'

const plural = pluralsOf('es')

export const texts: Texts = {
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repite la contraseña',
  confirmNewPassword: 'Repite la contraseña nueva',
  show: 'Mostrar',
  hide: 'Ocultar',
  ofField: (label) => `(${label.toLowerCase()})`,
  atLeast: plural({ one: 'Al menos # carácter', other: 'Al menos # caracteres' }),
  match: 'Las contraseñas coinciden',
  fulfilled: '(cumplido)',
  notFulfilled: '(todavía no)',
}
