/** New identifiers and secrets. */
export type IdSource = {
  /** A UUIDv7 (RFC 9562): sorts by the time it was made. */
  readonly newId: () => string
  /** 256 random bits as text that fits into a link. */
  readonly newSecret: () => string
  /** SHA-256 of a secret: what is kept in its place. */
  readonly digest: (secret: string) => string
}
