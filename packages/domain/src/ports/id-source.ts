export type IdSource = {
  /** A UUIDv7 (RFC 9562): sorts by the time it was made. */
  readonly newId: () => string
  /**
   * The secret of a link, as of the one in a mail: 256 bits as text that fits into a link, which cannot be computed without the
   * installation's own key. The same mail has the same one, so that a mail which is sent again still works.
   */
  readonly secretFor: (mailId: string) => string
  /** SHA-256 of a secret: what is stored in its place. */
  readonly digest: (secret: string) => string
}
