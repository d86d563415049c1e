import type { EnsureFirstAdmin } from '@app/domain'
import type { Config } from './config.ts'

type FirstAdminRefusal = Extract<Awaited<ReturnType<EnsureFirstAdmin>>, { readonly ok: false }>['error']

const REASONS: Readonly<Record<FirstAdminRefusal['kind'], string>> = {
  'invalid-email': 'ADMIN_EMAIL is no address.',
  'account-unusable':
    'ADMIN_EMAIL has an account that cannot sign in: it was never verified, is disabled, or is about to be removed. "npm run cli -- user" helps.',
  'password-too-short': 'ADMIN_PASSWORD needs at least 8 characters.',
  'password-too-long': 'ADMIN_PASSWORD has more than 128 characters.',
  'password-unusable': 'ADMIN_PASSWORD has a character that cannot be kept.',
  'password-too-common': 'ADMIN_PASSWORD is too common a password.',
  'hasher-busy': 'The machine is too busy. The next start tries again.',
}

type Lines = { readonly info: (line: string) => void; readonly warn: (line: string) => void }

/** Faults are only logged: a service without an admin still serves its learners. */
export async function ensureFirstAdmin(
  { email, password }: Config['firstAdmin'],
  { ensure, log }: { readonly ensure: EnsureFirstAdmin; readonly log: Lines },
): Promise<void> {
  if (email === undefined && password === undefined) return
  if (email === undefined || password === undefined) {
    return log.warn('ADMIN_EMAIL and ADMIN_PASSWORD go together: no admin was made of one of them.')
  }
  const ensured = await ensure({ email, password })
  if (!ensured.ok) return log.warn(`No first admin was made. ${REASONS[ensured.error.kind]}`)
  if (ensured.value === 'added') log.info('The account of ADMIN_EMAIL was made, and is the first admin.')
  if (ensured.value === 'promoted') log.info('The account of ADMIN_EMAIL is the first admin now; its password stays.')
}
