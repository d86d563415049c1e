import type { Texts } from './texts.ts'

export const texts: Texts = {
  fetchFailed: 'No pudimos cargar tu cuenta',
  loginFailed: 'No pudimos iniciar tu sesión',
  noAnswer: 'Ocurrió un error al iniciar sesión. Inténtalo de nuevo.',
}
