import type { Texts } from './texts.ts'

export const texts: Texts = {
  invalidId: 'Este identificador no es válido.',
  emailMissing: 'Escribe tu correo electrónico.',
  emailTooLong: 'Este correo es demasiado largo.',
  passwordMissing: 'Escribe tu contraseña.',
  newPasswordMissing: 'Elige una contraseña.',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordTooLong: 'La contraseña puede tener como máximo 128 caracteres.',
  invalidPageSize: 'Pide entre 1 y 200 elementos.',
  invalidPlace: 'Esa posición no existe en la lista.',
  invalidRole: 'Elige un rol: standard o admin.',
  invalidLanguage: 'Elige un idioma: en, de o es.',
  tokenMissing: 'Este enlace está incompleto. Ábrelo de nuevo desde tu correo.',
  tokenInvalid: 'Este enlace no es válido. Ábrelo de nuevo desde tu correo.',
  invalidChapterPlace: 'Esa parte no existe en el capítulo.',
}
