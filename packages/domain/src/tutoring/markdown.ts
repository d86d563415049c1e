/**
 * Reads a model's Markdown the way the page does. A port: the parser is a vendor's. All functions are linear in the
 * length of the text, which should be clipped before.
 */
export type Markdown = {
  /**
   * The same Markdown without links, images, definitions, addresses and HTML: their words stay, an address becomes code.
   * A text without any of these comes back to the letter. Formulas are read as the page of a chapter reads them: what stands
   * between their dollars stays, whatever it looks like.
   */
  readonly withoutLinks: (markdown: string) => string
  /** The same for a message of the chat, which has no formulas: there `$` is a dollar. */
  readonly messageWithoutLinks: (markdown: string) => string
  /** What a person sees of it, code included; a line for each block. */
  readonly visibleText: (markdown: string) => string
  /** HTML for a flashcard of Anki: formulas as MathJax, code as code, all else a text. No link, no image, no element of the text's own. */
  readonly flashcardHtml: (markdown: string) => string
}
