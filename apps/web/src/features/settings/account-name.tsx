import { useAuth } from '../../auth-context.ts'

/** Tells password managers whose password a form is about; nobody else sees it. */
export function AccountName() {
  const { user } = useAuth()
  return <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
}
