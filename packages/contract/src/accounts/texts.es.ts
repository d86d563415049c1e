import type { Texts } from './texts.ts'

export const texts: Texts = {
  usernameMissing: 'Elige un nombre de usuario.',
  usernameTooLong: 'El nombre de usuario puede tener como máximo 50 caracteres.',
  passwordsMissing: 'Completa todos los campos de contraseña.',
}
