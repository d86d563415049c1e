import { texts } from 'virtual:texts/account'
import { texts as routing } from 'virtual:texts/routing'
import { Navigate, useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { Page } from '../../ui/page.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

const { mustChange: words } = texts

/** All that there is for a user whose password another user has chosen. */
export function MustChangePasswordPage() {
  const { user, refreshUser, logout } = useAuth()
  const navigate = useNavigate()
  // nothing to choose, or not any more
  if (!user?.must_change_password) return <Navigate to={paths.dashboard} replace />

  const goOn = async (news: string) => {
    await refreshUser()
    notify.success(news)
  }
  const leave = () => {
    navigate(paths.landing)
    logout()
  }
  return (
    <Page title={routing.titles.mustChangePassword} isNarrow lead={words.lead}>
      <ChangePasswordForm
        currentHint={words.hint}
        onChanged={goOn}
        otherWay={
          <Button className="max-sm:w-full" onClick={leave}>
            {words.logOut}
          </Button>
        }
      />
    </Page>
  )
}
