import type { Texts } from './texts.ts'

export const texts: Texts = {
  copy: 'Du bist offline. Das ist die Kopie vom {time}.',
  tryAgain: 'Erneut versuchen',
}
