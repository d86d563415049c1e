/** Lines of a fenced block, fences included, are left out: an example may hold what prose may not. */
export function withoutFencedCode(markdown: string): string {
  let fence: string | null = null
  return markdown
    .split('\n')
    .filter((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null
      if (fence === null) {
        fence = mark
        return mark === null
      }
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
      return false
    })
    .join('\n')
}

/** `# TODO: handle errors` in code is no gap in the text. */
export const withoutInlineCode = (text: string): string => text.replace(/`[^`\n]{1,200}`/g, ' ')

const QUOTATION =
  /"[^"\n]{0,300}"|“[^”\n]{0,300}”|„[^“”\n]{0,300}[“”]|«[^»\n]{0,300}»|「[^」\n]{0,300}」|『[^』\n]{0,300}』/gu

/** What the text says itself: a lesson may quote an apology, or what a chat model answers. */
export const withoutQuotations = (text: string): string => text.replace(QUOTATION, ' ')
