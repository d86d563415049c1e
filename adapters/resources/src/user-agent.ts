/**
 * The name under which every source is asked. Wikimedia and Open Library refuse, or slow down, clients without a contact. What no header
 * can carry is left out.
 */
export const makeUserAgent = (installation: {
  readonly version: string
  readonly appUrl: string
  readonly contactEmail: string
}): string =>
  `Waymark/${installation.version} (${installation.appUrl}; ${installation.contactEmail})`.replace(/[^\x20-\x7e]/g, '')
