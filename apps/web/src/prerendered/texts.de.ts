import type { Texts } from './texts.ts'

export const texts: Texts = {
  descriptions: {
    landing:
      'Sag, was du lernen möchtest. Du bekommst einen Plan aus Kapiteln mit Lernzielen und Material, das deine Zeit wert ist. Das erste Kapitel ist kostenlos.',
    privacy:
      'Was {{name}} über dich weiß, wozu und wie lange, wer es sonst sieht und wie du es löschst (auf Englisch).',
    terms:
      'Die Vereinbarung zwischen dir und {{name}}: Konto, Credits und Preise, Inhalte von einer KI, Streitfälle (auf Englisch).',
    other: 'Persönliche Lernpläne, im Gespräch gemacht und Kapitel für Kapitel gelesen.',
  },
  imageAlt: 'Ein gepunkteter Weg mit Wegzeichen über Hügel.',
  noScript: 'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
}
