import { makeSignal } from '../browser/signal.ts'
import { storedKeys } from './storage.ts'

/** What the keys of notes begin with that the server has not got yet: a log-out would remove them. */
export const NOTE_KEY = 'note:'

export const hasPendingNotes = (): boolean => storedKeys('localStorage', NOTE_KEY).length > 0

/** A learner wants to log out, and these would be lost. */
export const askAboutPendingNotes = makeSignal()
