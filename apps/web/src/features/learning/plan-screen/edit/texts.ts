/** Everything that is said while a plan is edited. */
export const texts = {
  edit: 'Edit plan',
  seeRevision: 'See the changes',
  revision: {
    PENDING: 'We’re working on the changes you asked for.',
    COMPLETE: 'The changes you asked for are ready to review.',
    FAILED: 'We couldn’t make the changes you asked for. Your plan hasn’t changed.',
  },

  archive: 'Archive plan',
  unarchive: 'Move back to dashboard',
  archived: 'Archived',
  archivedNote: 'This plan isn’t on your dashboard. You’ll find it there under “Archived plans”.',
  saidArchived: 'Plan archived.',
  saidUnarchived: 'Plan moved back to your dashboard.',

  saidUndone: 'Undone. Your plan is back to how it was.',

  failed: 'We couldn’t save this change. Please try again.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  buildsOnLater: (chapter: string, prerequisite: string) =>
    `“${chapter}” builds on “${prerequisite}”, so it has to come after it.`,
  changed:
    'This plan was changed in another tab or on another device, so we didn’t save this. Here’s how it looks now.',
  undoChanged: 'This plan has changed since then, so you can’t undo this anymore.',
}
