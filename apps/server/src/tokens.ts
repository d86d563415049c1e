import type { Ports } from '@app/domain'

declare const provides: unique symbol
/** A symbol that knows what it stands for: without the (never set) property any token would pass for any other. */
export type Token<T> = symbol & { readonly [provides]: T }

const NAMES = [
  ...(['unitOfWork', 'readModels', 'adminReadModels', 'model', 'markdown', 'moderation', 'mailer'] as const),
  ...(['passwordHasher', 'commonPasswords', 'accessTokens', 'gateways', 'ids', 'clock', 'pause'] as const),
  ...(['settings', 'spending', 'gates', 'onDeclined', 'onFailedAttempt', 'onModelCall'] as const),
  ...(['onCallNotSaved', 'onPaymentTrouble'] as const),
]

type Tokens<Name extends keyof Ports> = { readonly [N in Name]-?: Token<Required<Ports>[N]> }

/** One for each port, those that the domain can do without too: one that is missing does not compile. */
export const portTokens: Tokens<keyof Ports> =
  // fromEntries forgets the names
  Object.fromEntries(NAMES.map((name) => [name, Symbol(name)])) as Tokens<(typeof NAMES)[number]>
