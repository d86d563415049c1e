/** A name of the IANA database, such as Europe/Berlin. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All that this browser knows, with its own and UTC, which not every browser lists. */
export const timeZones = (...more: readonly string[]): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', browserTimeZone(), ...more])].toSorted()
