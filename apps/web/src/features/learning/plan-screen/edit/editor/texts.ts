/** What the editor says: it comes with a press, apart from what stands around it. */
export const texts = {
  editing: 'You can now edit your plan.',
  lead: 'Change titles, summaries and the order, add chapters, or remove what you don’t need. We save each change as you make it.',
  unlockedStay: 'Chapters you’ve unlocked stay as they are.',
  allUnlocked: 'You’ve unlocked every chapter, so they stay as they are. You can still rename the plan.',
  done: 'Done',
  saveFirst: 'Save or cancel the text you’re editing first.',

  /** Of changes that were asked for in words. */
  rename: 'Rename',
  planTitle: 'Plan title',
  saidRenamed: 'Plan renamed.',
  title: 'Title',
  summary: 'Summary',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',

  chapterControls: (title: string) => `Edit chapter: ${title}`,
  drag: 'Drag to move',
  earlier: 'Move earlier',
  later: 'Move later',
  isFirst: 'This is already the first chapter.',
  isFirstLocked: 'The chapters before this one are unlocked, so they stay in place.',
  isLast: 'This is already the last chapter.',
  reword: 'Edit',
  drop: 'Remove',
  unlocked: 'Unlocked',
  saidMoved: (title: string, place: number, of: number) => `“${title}” is now chapter ${place} of ${of}.`,
  saidReworded: (title: string) => `Saved “${title}”.`,
  saidDropped: (title: string) => `Removed “${title}”.`,

  add: 'Add a chapter',
  addTitle: 'New chapter title',
  addHint: 'We’ll plan what it teaches. You can change it afterwards.',
  place: 'Where',
  atTheEnd: 'At the end',
  after: (number: number, title: string) => `After ${number} ${title}`,
  addIt: 'Add chapter',
  saidAdded: (title: string) => `Added “${title}”.`,

  changedWhileTyping:
    'This plan was changed in another tab or on another device. Your text is still here. Save again to use it.',
  changedBelow: 'This text was changed elsewhere while you were typing. Saving replaces it:',
  gone: 'This chapter is no longer in your plan. Copy what you need before you close this.',
  unlockedMeanwhile: 'This chapter has been unlocked, so its text stays as it is. Copy what you need, then close this.',
}
