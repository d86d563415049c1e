import { after, DAY, err, HOUR, ok, type RegistrationId, type UserId } from '../shared/index.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = { 'verify-email': DAY, 'reset-password': HOUR }

/** A link that was mailed. Only the digest of its secret is stored, so that a leaked database does not open it. */
export type SecretLink = {
  readonly digest: string
  readonly userId: UserId
  readonly purpose: LinkPurpose
  /** The registration whose name and password it verifies; null for the first one, and where it verifies none. */
  readonly registrationId: RegistrationId | null
  readonly expiresAt: Date
  /** It no longer works: a newer one for the same was mailed, or it was used and works only once. */
  readonly revoked: boolean
}

export const mintLink = (
  digest: string,
  userId: UserId,
  purpose: LinkPurpose,
  now: Date,
  registrationId: RegistrationId | null = null,
): SecretLink => ({
  digest,
  userId,
  purpose,
  registrationId,
  expiresAt: after(now, LINK_LIFE[purpose]),
  revoked: false,
})

export function openLink(link: SecretLink | null, purpose: LinkPurpose, now: Date) {
  const good = link !== null && link.purpose === purpose && !link.revoked && now < link.expiresAt
  return good ? ok(link) : err({ kind: 'token-invalid' })
}
