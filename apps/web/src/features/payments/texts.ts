/** Words of buying, of coming back from it and of looking back at it. */
export const texts = {
  /** `letter`: 'A'. What the packages are called on receipts as well. */
  package: (letter: string) => `Package ${letter}`,
  /** In place of a package that has no name. */
  credits: 'credits',
  loadFailed: 'We couldn’t load the packages. Check your connection and try again.',
  newTab: ' (opens in new tab)',
}
