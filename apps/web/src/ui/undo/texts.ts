export const texts = {
  undo: 'Undo',
  undoable: 'You can undo this for 10 seconds.',
}
