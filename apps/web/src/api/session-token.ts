import { listen } from '../browser/listen.ts'
import { makeSignal } from '../browser/signal.ts'
import { attempt, storedKeys, storedText } from './storage.ts'

const key = 'token'

/** The session's token, kept where the specification puts it: in local storage under 'token'. */
const entry = storedText('localStorage', key)

export const readToken = entry.read

export const storeToken = (token: string): void => void entry.write(token)

export const dropToken = (): void => {
  entry.clear()
  markSession()
  // what public/service-worker.js keeps of a learner; where storage is switched off, already the name may throw
  attempt(() => caches.delete('learner').catch(() => undefined))
}

/** Marks the document as signed in or not for the style sheet, as `public/first-paint.js` does before any of this runs. */
export function markSession(): void {
  const { dataset } = document.documentElement
  if (readToken() === null) delete dataset.session
  else dataset.session = 'stored'
}

/** Notifies when another tab of this browser signs in or out. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void) =>
  listen(window, ['storage'], (event) => {
    // a key of null means that the whole storage was emptied
    if (event.key === key || event.key === null) listener(readToken())
  })

const leaving = 'logged-out'

/** Notifies the other tabs that a user logs out: what they learn of the token alone could as well be the server's doing. */
export function announceLogout(): void {
  const { write, clear } = storedText('localStorage', leaving)
  write('')
  clear()
}

const waiting = new Set<() => Promise<unknown>>()

/** What is still to be sent when its learner logs out: the session lasts until it has been. */
export const onLogout = (send: () => Promise<unknown>) => {
  waiting.add(send)
  return () => {
    waiting.delete(send)
  }
}

export const sendBeforeLogout = () => Promise.allSettled([...waiting].map((send) => send()))

export const onLogoutElsewhere = (listener: () => void) =>
  listen(window, ['storage'], ({ key: changed, newValue }) => {
    if (changed === leaving && newValue !== null) listener()
  })

/** The server refuses what its user may not do any more, whichever call learnt it. */
export const userChanged = makeSignal()

const refused = makeSignal()

/** Notifies when the server no longer accepts the session, whichever call learnt it. */
export const onTokenRefused = refused.on

let holds = 0

/** The session is over, and the page knows: until the answered function is called, no refusal announces it. */
export function holdRefusals(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

/** Null: the call had none to show, though the page believed a user to be signed in. */
export function tokenRefused(token: string | null): void {
  locked('shared', () => {
    // an answer to a call from before a new sign-in must not end the new session
    if (readToken() === token && holds === 0) refused.send()
  })
}

/**
 * Ends with another token stored than the one it begins with. Between the two the server refuses the old one: no tab of this
 * browser takes that for the end of the session before `work` is over.
 */
export const replaceToken = async (work: () => Promise<string>): Promise<void> =>
  locked('exclusive', async () => storeToken(await work()))

/** Across the tabs of this browser, where it has locks: on https and on localhost, unless storage is switched off. */
async function locked(mode: LockMode, work: () => void | Promise<void>): Promise<void> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    await navigator.locks.request('token', { mode }, begin)
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}

/** Removes what pages stored for a learner, who may leave this machine to another user. The theme is the machine's. */
export function clearBrowserStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const name of storedKeys(area, '')) if (name !== 'theme') storedText(area, name).clear()
  }
}

/** What the keys of notes begin with that the server has not got yet: a log-out would remove them. */
export const NOTE_KEY = 'note:'

export const hasPendingNotes = (): boolean => storedKeys('localStorage', NOTE_KEY).length > 0

/** A learner wants to log out, and these would be lost. */
export const askAboutPendingNotes = makeSignal()
