/** What a mail says, as plain text throughout. Both parts of the mail are made from it, so they cannot drift apart. */
export type Letter = {
  readonly appName: string
  readonly title: string
  readonly greeting: string
  readonly opening: string
  readonly action: { readonly label: string; readonly link: string }
  readonly closing: readonly string[]
}
