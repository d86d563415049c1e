import { type ComponentType, createElement } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyComponent } from '../ui/lazy-component.ts'
import { patterns } from './paths.ts'

/**
 * A lazy page that the build writes ahead. Once it is `prepared` it is not lazy any more: what is written could otherwise be
 * swept away by a moment of 'Loading...' while it is taken over.
 */
function prerenderedPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Lazy = lazyComponent(load, name)
  let ready: ComponentType | undefined
  const prepare = async () => {
    ready = (await load())[name]
  }
  return Object.assign(() => createElement(ready ?? Lazy), { preload: Lazy.preload, prepare })
}

/** Each page is a chunk of its own, under the name that its address has in `paths`. */
export const pages = {
  landing: prerenderedPage(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
  privacy: prerenderedPage(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
  terms: prerenderedPage(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
  login: lazyComponent(() => import('../features/sign-in/login-page.tsx'), 'LoginPage'),
  register: lazyComponent(() => import('../features/sign-in/register-page.tsx'), 'RegisterPage'),
  forgotPassword: lazyComponent(() => import('../features/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  resetPassword: lazyComponent(() => import('../features/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
  verifyEmail: lazyComponent(() => import('../features/sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
  unsubscribe: lazyComponent(() => import('../features/account/unsubscribe/unsubscribe-page.tsx'), 'UnsubscribePage'),
  account: lazyComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
  dashboard: lazyComponent(() => import('../features/learning/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  newLearningRequest: lazyComponent(
    () => import('../features/conversations/new-learning-request-page.tsx'),
    'NewLearningRequestPage',
  ),
  plan: lazyComponent(() => import('../features/learning/plan-screen/plan-page.tsx'), 'PlanPage'),
  chapter: lazyComponent(() => import('../features/learning/chapter/chapter-page.tsx'), 'ChapterPage'),
  shared: lazyComponent(() => import('../features/learning/shared/shared-page.tsx'), 'SharedPage'),
  review: lazyComponent(() => import('../features/learning/review/review-page.tsx'), 'ReviewPage'),
  mustChangePassword: lazyComponent(
    () => import('../features/account/must-change-password-page.tsx'),
    'MustChangePasswordPage',
  ),
  admin: lazyComponent(() => import('../features/admin/users/users-page.tsx'), 'UsersPage'),
  adminUser: lazyComponent(() => import('../features/admin/user/user-page.tsx'), 'UserPage'),
  adminPurchases: lazyComponent(() => import('../features/admin/purchases/purchases-page.tsx'), 'PurchasesPage'),
  adminChapters: lazyComponent(() => import('../features/admin/chapters/chapters-page.tsx'), 'ChaptersPage'),
  adminChapter: lazyComponent(() => import('../features/admin/chapters/record-page.tsx'), 'RecordPage'),
  adminResources: lazyComponent(() => import('../features/admin/resources/resources-page.tsx'), 'ResourcesPage'),
  adminActivity: lazyComponent(() => import('../features/admin/activity/activity-page.tsx'), 'ActivityPage'),
  adminHealth: lazyComponent(() => import('../features/admin/health/health-page.tsx'), 'HealthPage'),
  adminFunnel: lazyComponent(() => import('../features/admin/funnel/funnel-page.tsx'), 'FunnelPage'),
  adminConfiguration: lazyComponent(
    () => import('../features/admin/configuration/configuration-page.tsx'),
    'ConfigurationPage',
  ),
  notFound: lazyComponent(() => import('../shell/not-found/not-found-page.tsx'), 'NotFoundPage'),
}

type Page = ComponentType & { readonly preload: () => void; readonly prepare?: () => Promise<void> }

const pageAt = (pathname: string): Page | undefined =>
  Object.entries<Page>(pages).find(([name]) => {
    // `notFound` has no address
    const pattern = patterns[name as keyof typeof patterns] as string | undefined
    return pattern !== undefined && matchPath(pattern, pathname)
  })?.[1]

export const loadPage = (path: string): void => pageAt(path.split(/[?#]/)[0] ?? '')?.preload()

/** Waits for the code of a page that the build has written, so that it can be hydrated. */
export const preparePage = async (path: string): Promise<void> => pageAt(path)?.prepare?.()
