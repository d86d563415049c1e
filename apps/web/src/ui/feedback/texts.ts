export const texts = {
  /** The region of all toasts. */
  notifications: 'Notifications',
  closeToast: 'Close notification',
}
