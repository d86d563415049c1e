import { type Endpoint, endpoints } from '@app/contract'
import { HOUR, MINUTE, type RateLimit } from '@app/domain'

/**
 * Whose tries are counted together: those of one client (see the glossary), of one signed-in learner, for one typed mail
 * address, or for one mail address from one client.
 */
type Counted = 'client' | 'learner' | 'email' | 'email-at-client'

export type Limit = RateLimit & {
  readonly per: Counted
  /** 'failures': only a wrong password counts, once it has been found wrong. */
  readonly counts: 'tries' | 'failures'
  /** A success shows that the tries before it were the owner's: they are forgotten. */
  readonly forgottenOnSuccess: boolean
}

type Kind = Partial<Pick<Limit, 'counts' | 'forgottenOnSuccess'>>

const limit = (
  per: Counted,
  tries: number,
  within: number,
  { counts = 'tries', forgottenOnSuccess = false }: Kind = {},
) => ({
  per,
  tries,
  within,
  counts,
  forgottenOnSuccess,
})

/**
 * What sends a mail to an address that was typed. The limit for the address is counted twice: once for clients that have not
 * asked about it within the hour, and once for those that ask again, so a stranger who does leaves a share for the owner.
 */
const MAILED = [limit('email-at-client', 5, HOUR), limit('client', 30, HOUR), limit('email', 10, HOUR)]

/**
 * Where a password is guessed there are two limits for a mail address, so that one stranger cannot lock the owner out, who is
 * at another client; many strangers can, until the owner resets the password. What one stranger is refused does not count for
 * the owner: where strangers share a limit it is asked last, or counts failures only. What costs a hash, a mail or a model's answer
 * is limited wherever it comes from, and so is what makes us ask the payment provider; what that tells by itself is not.
 */
const LIMITS: { readonly [N in keyof typeof endpoints]?: readonly ReturnType<typeof limit>[] } = {
  login: [
    limit('email-at-client', 10, 15 * MINUTE, { forgottenOnSuccess: true }),
    limit('client', 300, 15 * MINUTE),
    limit('email', 100, HOUR, { counts: 'failures', forgottenOnSuccess: true }),
  ],
  register: MAILED,
  verifyEmail: [limit('client', 100, HOUR)],
  resendVerification: MAILED,
  requestPasswordReset: MAILED,
  validateResetToken: [limit('client', 100, HOUR)],
  resetPassword: [limit('client', 30, HOUR)],
  changePassword: [limit('learner', 10, 15 * MINUTE, { forgottenOnSuccess: true })],
  deleteAccount: [limit('learner', 10, 15 * MINUTE, { forgottenOnSuccess: true })],
  exportAccount: [limit('learner', 10, HOUR)],
  initiateConversation: [limit('learner', 30, HOUR)],
  continueConversation: [limit('learner', 30, MINUTE), limit('learner', 400, HOUR)],
  confirmAndGenerate: [limit('learner', 30, HOUR)],
  retryGeneration: [limit('learner', 30, HOUR)],
  unlockNextChapter: [limit('learner', 120, HOUR)],
  createCheckout: [limit('learner', 5, MINUTE), limit('learner', 20, HOUR)],
  addUser: [limit('learner', 300, HOUR)],
  setUserRole: [limit('learner', 120, HOUR)],
  setUserStatus: [limit('learner', 120, HOUR)],
  setUserPassword: [limit('learner', 60, HOUR)],
  addCredits: [limit('learner', 120, HOUR)],
  requeuePlan: [limit('learner', 120, HOUR)],
  requeueChapter: [limit('learner', 120, HOUR)],
  // whoever comes back from a checkout asks every 3 s for half a minute, perhaps in two tabs
  confirmPayments: [limit('learner', 40, MINUTE)],
}

/** The limits of an endpoint, each with a name of its own. */
export function limitsOf(endpoint: Endpoint): readonly Limit[] {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  const name = names.find((one) => endpoints[one] === endpoint)
  if (!name) return []
  return (LIMITS[name] ?? []).map((one) => ({ ...one, name: `${name}/${one.per}/${one.within}` }))
}
