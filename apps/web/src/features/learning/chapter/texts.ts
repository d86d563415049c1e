/** What is said around a chapter: where it stands, its neighbours, and why it is not shown. */
export const texts = {
  title: 'Chapter',
  loading: 'Loading chapter content...',
  idMissing: 'Chapter ID is missing.',
  toDashboard: 'Go to your dashboard',
  tokenMissing: 'Authentication token not available. Please log in.',
  logIn: 'Log In',
  noData: 'No chapter data available.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  ready: (title: string) => `${title}: this chapter is ready to read.`,

  notFound: 'Chapter not found',
  notFoundWhy: 'The link may be incomplete, or the chapter may belong to another account.',
  notLoaded: 'We couldn’t load this chapter',
  failed: 'We couldn’t show this chapter.',
  unreachable: 'We couldn’t reach the server. Check your connection, then try again.',
  ourFault: 'Something went wrong on our side.',

  /** Above the title. */
  place: (number: number, count: number) => `Chapter ${number} of ${count} in {plan}`,
  offline: {
    needsServer: 'You’re offline. This needs a connection.',
    notKept: 'You’re offline, and there’s no copy of this chapter on this device.',
    howToKeep: 'Open it once while you’re online. Then you can read it here without a connection.',
  },
  broken: {
    title: 'Content Error',
    text: 'This chapter is unlocked, but its content is missing or corrupted. Please contact support.',
    support: 'Support: ',
    /** Of a mail, in English for who reads it. */
    subject: (id: string) => `Chapter ${id}`,
    id: 'Mention this chapter ID when you write: {id}',
  },
  neighbours: {
    label: 'Previous and next chapters',
    previous: 'Previous chapter',
    next: 'Next chapter',
    locked: (where: string) => `${where}, locked`,
    here: 'You’re here',
    completed: 'Completed',
    last: 'That was the last chapter of {plan}. Well done!',
    planNext: 'Plan what’s next',
  },
}
