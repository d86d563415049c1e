/** Fenced code, then inline code: an address in an example is no link, and learners of programming need it. */
const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/

/**
 * A model's Markdown without web addresses: models invent them. A link keeps its words; a bare address goes. What a
 * learner may follow is made by `searchLink` alone.
 */
export function withoutLinks(markdown: string): string {
  return markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : stripLinks(part)))
    .join('')
}

function stripLinks(text: string): string {
  return text
    .replace(/^[ \t]*\[[^\]\n]+\]:[^\n]*$/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/<[a-z][a-z0-9+.-]*:[^>\s]*>/gi, '')
    .replace(/\b(?:https?|ftp):\/\/[^\s)\]]+/gi, '')
    .replace(/\bwww\.[^\s)\]]+/gi, '')
}
