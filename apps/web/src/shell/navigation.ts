import { texts } from 'virtual:texts/shell'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../api/auth-context.ts'
import { askAboutPendingNotes, hasPendingNotes, sendBeforeLogout } from '../api/session-token.ts'
import { paths } from '../routing/paths.ts'

const sections = [
  { label: texts.howItWorks, to: paths.howItWorks },
  { label: texts.pricing, to: paths.pricing },
]

/** What header and mobile menu offer. `inDialog`: a link takes the place of the dialog's own entry in the history. */
export function useNavigation(inDialog = false) {
  const { isAuthenticated, isLoading, user } = useAuth()
  const { pathname } = useLocation()
  const leave = useLeave(inDialog)

  if (!isAuthenticated || user === null) {
    const entering = pathname === paths.login || pathname === paths.register
    return { sections, own: [], credits: null, logout: null, mayEnter: !isLoading && !entering }
  }
  const logout = () => (hasPendingNotes() ? sendOrAsk(leave) : leave())
  // everything else would lead back to choosing a password
  if (user.must_change_password) return { sections: [], own: [], credits: null, logout, mayEnter: false }
  const own = [
    { label: texts.dashboard, to: paths.dashboard },
    { label: texts.account, to: paths.account },
    ...(user.role === 'admin' ? [{ label: texts.admin, to: paths.admin }] : []),
  ]
  return { sections, own, credits: user.credits, logout, mayEnter: false }
}

/** Logs out, whatever is lost by it. */
export function useLeave(inDialog: boolean): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    navigate(paths.landing, { replace: inDialog })
    logout()
  }
}

async function sendOrAsk(leave: () => void): Promise<void> {
  await sendBeforeLogout()
  if (hasPendingNotes()) askAboutPendingNotes.send()
  else leave()
}
