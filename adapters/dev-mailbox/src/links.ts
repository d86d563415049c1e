/** The web addresses in a text, each once, in their order. */
export function linksIn(text: string): string[] {
  const found = text.split('\n').flatMap((line) =>
    [...line.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) =>
      // an address with a line to itself is taken whole; in a sentence, the full stop belongs to the sentence
      link === line.trim() ? link : link.replace(/[.,;:!?')\]]+$/, ''),
    ),
  )
  return [...new Set(found)]
}
