import type { Texts } from './texts.ts'

export const texts: Texts = {
  notifications: 'Meldungen',
  closeToast: 'Meldung schließen',
}
