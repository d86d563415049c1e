import type { Texts } from './texts.ts'

export const texts: Texts = {
  offline: 'Du bist wohl gerade offline.',
  unreachable: 'Der Server ist nicht erreichbar.',
}
