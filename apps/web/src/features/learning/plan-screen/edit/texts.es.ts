import type { Texts } from './texts.ts'

export const texts: Texts = {
  edit: 'Editar plan',
  seeRevision: 'Ver los cambios',
  revision: {
    PENDING: 'Estamos preparando los cambios que pediste.',
    COMPLETE: 'Los cambios que pediste están listos para revisar.',
    FAILED: 'No pudimos hacer los cambios que pediste. Tu plan sigue igual.',
  },

  archive: 'Archivar plan',
  unarchive: 'Desarchivar plan',
  archived: 'Archivado',
  archivedNote: 'Este plan está archivado. Lo encontrarás en «Mis planes», en «Planes archivados».',
  saidArchived: 'Plan archivado.',
  saidUnarchived: 'El plan vuelve a estar en «Mis planes».',

  saidUndone: 'Deshecho. Tu plan está como antes.',

  failed: 'No pudimos guardar este cambio. Inténtalo de nuevo.',
  undoFailed: 'No pudimos deshacerlo. Inténtalo de nuevo.',
  buildsOnLater: (chapter, prerequisite) => `«${chapter}» se basa en «${prerequisite}», así que tiene que ir después.`,
  changed: 'Este plan cambió en otra pestaña o en otro dispositivo, así que no guardamos esto. Así está ahora.',
  undoChanged: 'Este plan cambió desde entonces, así que esto ya no se puede deshacer.',
}
