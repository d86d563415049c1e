import { Navigate, useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { Page } from '../../ui/page.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** All that there is for a user whose password another user has chosen. */
export function MustChangePasswordPage() {
  const { user, refreshUser, logout } = useAuth()
  const navigate = useNavigate()
  // nothing to choose, or not any more
  if (!user?.must_change_password) return <Navigate to={paths.dashboard} replace />

  const goOn = async (words: string) => {
    await refreshUser()
    notify.success(words)
  }
  const leave = () => {
    navigate(paths.landing)
    logout()
  }
  return (
    <Page
      title="Choose your own password"
      isNarrow
      lead="You signed in with a temporary password. Choose your own to continue."
    >
      <ChangePasswordForm
        currentHint="The one that you were given, and have just signed in with."
        onChanged={goOn}
        otherWay={
          <Button className="max-sm:w-full" onClick={leave}>
            Log out
          </Button>
        }
      />
    </Page>
  )
}
