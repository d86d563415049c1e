/** Where a link of ours may lead. Addresses within this site are not among them. */
const ALLOWED = /^(?:https?|mailto|xmpp|ircs?):/i

export const allowedAddress = (address: string): string | undefined => (ALLOWED.test(address) ? address : undefined)
