/**
 * Reads a model's Markdown the way the page does. A port: the parser is a vendor's. Both functions are linear in the
 * length of the text, which should be clipped before.
 */
export type Markdown = {
  /**
   * The same Markdown without links, images, definitions, addresses and HTML: their words stay, an address becomes code.
   * A text without any of these comes back to the letter.
   */
  readonly withoutLinks: (markdown: string) => string
  /** What a person sees of it, code included; a line for each block. */
  readonly visibleText: (markdown: string) => string
}
