import type { Texts } from './texts.ts'

export const texts: Texts = {
  offline: 'Parece que no tienes conexión.',
  unreachable: 'No pudimos conectar con el servidor.',
}
