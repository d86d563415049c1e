import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { openLink } from '../../users/secret-link.ts'

export type ValidateResetToken = ReturnType<typeof makeValidateResetToken>

/** Whose password a mailed link would set. Looking does not use it up. */
export const makeValidateResetToken =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  ({ token }: { readonly token: string }) =>
    unitOfWork.run(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value.userId) : null
      return user?.isActive ? ok({ username: user.username, email: user.email }) : err({ kind: 'reset-token-invalid' })
    })
