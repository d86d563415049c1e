import { chapterlessPattern, chapterPattern, paths } from './paths.ts'

/** What the router has a page for, as the router writes it. Any other address gets the app as well, which then says so. */
export const pagePatterns: readonly string[] = [
  // a hash is no part of what is asked for, and the dev mailbox is the server's own
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'function' || path.includes('#') || path === paths.devMail ? [] : [path],
  ),
  chapterPattern,
  chapterlessPattern,
]
