import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../api/auth-context.ts'
import { paths } from '../routing/paths.ts'

const sections = [
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'Pricing', to: paths.pricing },
]

/** What header and mobile menu offer. `inDialog`: a link takes the place of the dialog's own entry in the history. */
export function useNavigation(inDialog = false) {
  const { isAuthenticated, isLoading, user, logout } = useAuth()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  if (!isAuthenticated || user === null) {
    const entering = pathname === paths.login || pathname === paths.register
    return { sections, own: [], credits: null, logout: null, mayEnter: !isLoading && !entering }
  }
  const leave = () => {
    navigate(paths.landing, { replace: inDialog })
    logout()
  }
  // everything else would lead back to choosing a password
  if (user.must_change_password) return { sections: [], own: [], credits: null, logout: leave, mayEnter: false }
  const own = [
    { label: 'Dashboard', to: paths.dashboard },
    { label: 'Account', to: paths.account },
    ...(user.role === 'admin' ? [{ label: 'Admin', to: paths.admin }] : []),
  ]
  return { sections, own, credits: user.credits, logout: leave, mayEnter: false }
}
