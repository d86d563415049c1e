/** Loads the page that is there once more, with all of its scripts. */
export const loadAgain = (): void => window.location.reload()

/** Loads another document in place of this one: no way back leads to it. */
export const leaveTo = (path: string): void => window.location.replace(path)
