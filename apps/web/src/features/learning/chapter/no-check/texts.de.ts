import type { Texts } from './texts.ts'

export const texts: Texts = {
  unwritten: 'Dieses Kapitel hat keinen Selbsttest: Die Fragen des Assistenten waren nicht brauchbar.',
  unsolved: 'Dieses Kapitel hat keinen Selbsttest: Wir konnten die Antworten auf seine Fragen nicht bestätigen.',
  refuted: 'Dieses Kapitel hat keinen Selbsttest: Seine Fragen haben unserer Prüfung nicht standgehalten.',
  damaged: 'Den Selbsttest dieses Kapitels können wir gerade nicht anzeigen. Alles andere ist da.',
  unknown: 'Dieses Kapitel hat keinen Selbsttest.',
}
