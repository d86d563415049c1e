/** One line of a small table: what it is, and how much or which. */
export type TemplateRow = { readonly label: string; readonly value: string }

/** What a mail says, as plain text throughout. Both parts of the mail are made from it, so they cannot drift apart. */
export type MailTemplate = {
  readonly appName: string
  readonly title: string
  readonly greeting: string
  readonly opening: string
  /** Stand between the opening and the action, a line each. */
  readonly facts?: readonly TemplateRow[]
  readonly action: { readonly label: string; readonly link: string }
  readonly closing: readonly string[]
}
