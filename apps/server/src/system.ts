import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock, IdSource, Pause } from '@app/domain'

export const systemClock: Clock = { now: () => new Date() }

/** A pause never keeps a process alive that wants to stop. */
export const systemPause: Pause = (milliseconds) => wait(milliseconds, undefined, { ref: false })

export const systemIds: IdSource = {
  newId: () => randomUUIDv7(),
  newSecret: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
}
