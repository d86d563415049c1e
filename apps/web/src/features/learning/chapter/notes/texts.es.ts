import type { Texts } from './texts.ts'

export const texts: Texts = {
  add: 'Añadir una nota',
  label: 'Tu nota',
  onSection: 'sobre «{section}»',
  saving: 'Guardando…',
  saved: 'Guardada. Solo tú puedes verla.',
  unsaved: 'Aún sin guardar. La conservamos en este navegador y lo intentaremos de nuevo.',
  joined: 'También cambiaste esta nota en otro dispositivo. Aquí están los dos textos.',
  lost: 'Notas sobre secciones anteriores',
  lostWhy: 'Estas secciones ya no forman parte del capítulo. Tus notas se quedan hasta que las borres.',
}
