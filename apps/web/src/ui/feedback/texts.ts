export const texts = {
  /** The region of all toasts. */
  notifications: 'Notifications',
  closeToast: 'Close notification',
  undo: 'Undo',
  undoable: 'You can undo this for 10 seconds.',
}

export type Texts = typeof texts
