import type { Ports } from '@app/domain'

declare const provides: unique symbol
/** A symbol that knows what it stands for: without the (never set) property any token would pass for any other. */
export type Token<T> = symbol & { readonly [provides]: T }

const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** One for each port, those that the domain can do without too: one that is missing does not compile. */
export const portTokens: { readonly [N in keyof Ports]-?: Token<Required<Ports>[N]> } = {
  unitOfWork: token('unitOfWork'),
  readModels: token('readModels'),
  adminReadModels: token('adminReadModels'),
  model: token('model'),
  markdown: token('markdown'),
  moderation: token('moderation'),
  mailer: token('mailer'),
  passwordHasher: token('passwordHasher'),
  commonPasswords: token('commonPasswords'),
  accessTokens: token('accessTokens'),
  gateways: token('gateways'),
  ids: token('ids'),
  clock: token('clock'),
  pause: token('pause'),
  settings: token('settings'),
  spending: token('spending'),
  gates: token('gates'),
  onDeclined: token('onDeclined'),
  onFailedAttempt: token('onFailedAttempt'),
  onModelCall: token('onModelCall'),
  onCallNotSaved: token('onCallNotSaved'),
  onPaymentTrouble: token('onPaymentTrouble'),
}
