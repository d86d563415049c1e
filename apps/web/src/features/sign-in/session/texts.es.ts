import type { Texts } from './texts.ts'

export const texts: Texts = {
  fetchFailed: 'No se pudo cargar tu cuenta',
  loginFailed: 'No se pudo iniciar sesión',
  noAnswer: 'Ocurrió un error al iniciar sesión',
}
