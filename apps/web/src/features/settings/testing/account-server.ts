import type { OwnSession } from '@app/contract'
import { type Answers, fakeServer } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'

export const SESSIONS = 'GET /api/account/sessions'
export const END_OTHER = `DELETE /api/account/sessions/${anId(2)}`
export const EVERYWHERE = 'POST /api/account/logout-everywhere'
export const PASSWORD = 'POST /api/account/change-password'
export const EXPORT = 'GET /api/account/export'
export const DELETE = 'DELETE /api/account'

export const thisBrowser: OwnSession = {
  id: anId(1),
  device: 'Chrome on Linux',
  created_at: '2026-11-01T08:00:00.000Z',
  last_seen_at: '2026-11-20T12:00:00.000Z',
  current: true,
}

export const otherBrowser: OwnSession = { ...thisBrowser, id: anId(2), device: 'Safari on iPhone', current: false }

/** What the account page asks for, with two signed-in browsers. */
export const accountServer = (answers: Answers = {}) =>
  fakeServer({ [SESSIONS]: [200, [otherBrowser, thisBrowser]], ...answers })
