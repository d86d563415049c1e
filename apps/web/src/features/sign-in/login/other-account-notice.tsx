import { useAuth } from '../../../api/auth-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** For a user who has opened a link of one account while this browser is signed in to another. */
export function OtherAccountNotice() {
  const { user, logout } = useAuth()
  if (user === null) return null
  return (
    <Notice className="mb-6">
      <p className="mb-3">
        In this browser you are signed in as <bdi className="wrap-anywhere">{user.email}</bdi>. Log out first to sign in
        with the account of this link.
      </p>
      <Button size="sm" onClick={logout}>
        Log out
      </Button>
    </Notice>
  )
}
