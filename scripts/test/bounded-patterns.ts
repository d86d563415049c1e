/**
 * Files whose regular expressions may take a time that grows with the square of the text, by the reason why that text cannot
 * become long, or is our own. Whatever else reads what a stranger or a model writes must be linear: a look-behind
 * before a repetition, such as `(?<!\s)\s+$`, often is all it takes.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'The operator writes it, in the configuration.': [
    'apps/server/src/config/variable-types.ts /\\/+$/',
    'apps/server/src/config/redact-url.ts /(\\/\\/[^\\s?]*)\\?\\S*/g',
  ],
  'We make it: a hash, a file name of the build, a number, a page, a mail, an address of a page.': [
    'adapters/argon2/src/argon2-hasher.ts /=+$/',
    "adapters/dev-mailbox/src/links.ts /[.,;:!?')\\]]+$/",
    'adapters/http/src/pages/web-files.ts /^\\/assets\\/.+-[\\w-]{8,}\\.\\w+$/',
    'apps/web/build/page-html.ts /\\s*<noscript>.*?<\\/noscript>/s',
  ],
  'It runs in the browser of the person who typed it, or over the words of one error.': [
    'apps/web/src/features/sign-in/entry-page.tsx /^\\S+@\\S+\\.\\S+$|^\\S+@localhost$/',
    'apps/web/src/features/admin/users/admin-actions.ts /^\\S+@\\S+\\.\\S+$|^\\S+@localhost$/',
  ],
  'It runs in the browser over a title or a chapter, whose lengths the domain bounds.': [
    'apps/web/src/features/learning/file-name.ts /^[ .~-]+|[ .]+$/g',
  ],
}

/** Each as its file and itself. */
export const BOUNDED: ReadonlySet<string> = new Set(Object.values(GROUPS).flat())
