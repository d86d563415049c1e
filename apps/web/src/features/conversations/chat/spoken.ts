/** A message as it is read out: its words, without the signs of its Markdown. */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|```.*)(?:[ \t]+|$)/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
