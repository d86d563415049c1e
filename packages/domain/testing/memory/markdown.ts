import type { Markdown } from '../../src/index.ts'

/**
 * Markdown of plain words: it knows no structure, so it breaks whatever might be a link instead of keeping its words.
 * Tests of what a page shows use the real reader.
 */
export const makeMemoryMarkdown = (): Markdown => ({
  withoutLinks: (markdown) =>
    /[[<]|:\/\/|www\./.test(markdown) ? markdown.split(/\s+/).filter(isPlain).join(' ') : markdown,
  visibleText: (markdown) => markdown,
})

const isPlain = (word: string): boolean => !/[[\]<>]|:\/\/|www\./.test(word)
