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
  unarchive: 'Devolver al panel',
  archived: 'Archivado',
  archivedNote: 'Este plan no está en tu panel. Lo encontrarás allí, en «Planes archivados».',
  saidArchived: 'Plan archivado.',
  saidUnarchived: 'El plan vuelve a estar en tu panel.',

  saidUndone: 'Deshecho. Tu plan está como antes.',

  failed: 'No pudimos guardar este cambio. Inténtalo de nuevo.',
  undoFailed: 'No pudimos deshacerlo. Inténtalo de nuevo.',
  buildsOnLater: (chapter, prerequisite) => `«${chapter}» se basa en «${prerequisite}», así que tiene que ir después.`,
  changed: 'Este plan se cambió en otra pestaña o en otro dispositivo, así que no guardamos esto. Así está ahora.',
  undoChanged: 'El plan ha cambiado desde entonces y esto ya no se puede deshacer.',
}
