import { escapeHtml, type Markdown } from '../../src/index.ts'

/**
 * Markdown of plain words: it knows no structure, so it breaks whatever might be a link instead of keeping its words.
 * Tests of what a page shows use the real reader.
 */
export const makeMemoryMarkdown = (): Markdown => ({
  withoutLinks,
  messageWithoutLinks: withoutLinks,
  visibleText: (markdown) => markdown,
  flashcardHtml: escapeHtml,
})

const withoutLinks = (markdown: string): string =>
  /[[<]|:\/\/|www\./.test(markdown) ? markdown.split(/\s+/).filter(isPlain).join(' ') : markdown

const isPlain = (word: string): boolean => !/[[\]<>]|:\/\/|www\./.test(word)
