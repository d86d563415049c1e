import type { EnsureFirstAdmin } from '@app/domain'
import type { Config } from './config.ts'

type FirstAdminRefusal = Extract<Awaited<ReturnType<EnsureFirstAdmin>>, { readonly ok: false }>['error']

const REASONS: Readonly<Record<FirstAdminRefusal['kind'], string>> = {
  'invalid-email': 'ADMIN_EMAIL is not a valid email address.',
  'account-unusable':
    'ADMIN_EMAIL has an account that can’t sign in: it is unverified, disabled or scheduled for deletion. See "npm run cli -- user".',
  'password-too-short': 'ADMIN_PASSWORD needs at least 8 characters.',
  'password-too-long': 'ADMIN_PASSWORD has more than 128 characters.',
  'password-unusable': 'ADMIN_PASSWORD has a character we can’t use.',
  'password-too-common': 'ADMIN_PASSWORD is too common.',
  'hasher-busy': 'The machine is too busy. We’ll try again at the next start.',
}

type Lines = { readonly info: (line: string) => void; readonly warn: (line: string) => void }

/** Faults are only logged: a service without an admin still serves its learners. */
export async function ensureFirstAdmin(
  { email, password }: Config['firstAdmin'],
  { ensure, log }: { readonly ensure: EnsureFirstAdmin; readonly log: Lines },
): Promise<void> {
  if (email === undefined && password === undefined) return
  if (email === undefined || password === undefined) {
    return log.warn('No admin was created: set both ADMIN_EMAIL and ADMIN_PASSWORD.')
  }
  const ensured = await ensure({ email, password })
  if (!ensured.ok) return log.warn(`No admin was created. ${REASONS[ensured.error.kind]}`)
  if (ensured.value === 'added') log.info('Created the first admin from ADMIN_EMAIL.')
  if (ensured.value === 'promoted')
    log.info('The account of ADMIN_EMAIL is now the first admin. Its password hasn’t changed.')
}
