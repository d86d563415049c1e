/** Around what a learner notes on a section. */
export const texts = {
  add: 'Add a note',
  label: 'Your note',
  /** For screen readers, behind either: 'Add a note on “Chords”'. */
  onSection: 'on “{section}”',
  saving: 'Saving…',
  saved: 'Saved. Only you can see it.',
  unsaved: 'Not saved yet. We’ll keep it in this browser and try again.',
  joined: 'You also changed this note on another device. Both texts are here.',
  lost: 'Notes on earlier sections',
  lostWhy: 'These sections are no longer part of the chapter. Your notes stay until you clear them.',
}
