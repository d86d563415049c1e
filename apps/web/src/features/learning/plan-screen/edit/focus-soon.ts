/** Focuses an element that is about to be drawn, such as a chapter that comes back. Gives up after half a second. */
export function focusSoon(id: string, frames = 30): void {
  const element = document.getElementById(id)
  if (element) element.focus()
  else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1))
}

/** The ids of what keeps focus while a plan is edited. */
export const stopId = (chapterId: string): string => `stop-${chapterId}`
export const rewordId = (chapterId: string): string => `reword-${chapterId}`
export const renameId = 'rename-plan'
export const addId = 'add-chapter'
export const reviseId = 'revise-plan'
export const revisionId = 'revision'
export const editId = 'edit-plan'
export const archiveId = 'archive-plan'
