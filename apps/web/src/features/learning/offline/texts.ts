/** What is said where a copy is shown, because the server did not answer. */
export const texts = {
  copy: 'You’re offline. This is the copy from {time}.',
  tryAgain: 'Try again',
}
