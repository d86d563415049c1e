import { createHash, createHmac, randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock, IdSource, Pause } from '@app/domain'

export const systemClock: Clock = { now: () => new Date() }

/** Does not keep the process alive. */
export const systemPause: Pause = (milliseconds) => wait(milliseconds, undefined, { ref: false })

/** `appSecret` also signs access tokens, whose signed text has no colon: neither signature is valid as the other. */
export const makeSystemIds = (appSecret: string): IdSource => ({
  newId: () => randomUUIDv7(),
  secretFor: (mailId) => createHmac('sha256', appSecret).update(`mailed-link:${mailId}`).digest('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
})
