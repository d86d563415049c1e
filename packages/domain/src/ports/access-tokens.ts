import type { SessionId } from '../shared/index.ts'

/** Signed texts that name a session. They prove nothing alone: the session must be live as well. */
export type AccessTokens = {
  readonly sign: (sessionId: SessionId, expiresAt: Date) => Promise<string>
  /** Null for anything that this installation did not sign, or that has expired. */
  readonly read: (token: string) => Promise<SessionId | null>
}
