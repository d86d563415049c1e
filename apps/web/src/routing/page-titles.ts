import { paths } from './paths.ts'

/** What each page will call itself, for as long as it is on its way. The build writes it into the page's document, too. */
const titles: ReadonlyMap<string, string> = new Map([
  [paths.login, 'Sign in'],
  [paths.register, 'Create your account'],
  [paths.forgotPassword, 'Reset your password'],
  [paths.resetPassword, 'Choose a new password'],
  [paths.verifyEmail, 'Email verification'],
  [paths.privacy, 'Privacy Policy'],
  [paths.terms, 'Terms of Service'],
  [paths.dashboard, 'My Learning Dashboard'],
  [paths.newLearningRequest, 'Create New Learning Plan'],
  [paths.account, 'Account Management'],
  [paths.mustChangePassword, 'Choose your own password'],
  [paths.admin, 'Admin Portal - User Management'],
  [paths.adminChapters, 'Admin Portal - Chapters'],
  [paths.adminResources, 'Admin Portal - Resources'],
  [paths.adminActivity, 'Admin Portal - Activity'],
  [paths.adminHealth, 'Admin Portal - Costs and health'],
])

export function titleOnTheWay(path: string, siteName: string): string {
  const title = titles.get(path) ?? titleOfPart(path)
  return title === undefined ? siteName : `${title} · ${siteName}`
}

/** Of what has an address for each plan and each chapter. The build writes one page for all plans and one for all chapters. */
function titleOfPart(path: string): string | undefined {
  if (path.startsWith(`${paths.adminChapters}/`)) return 'Admin Portal - Chapter'
  if (!path.startsWith('/learning-plan')) return undefined
  return path.includes('/chapter') ? 'Chapter' : 'Learning Plan'
}
