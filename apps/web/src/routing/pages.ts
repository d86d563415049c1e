import type { ComponentType } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import { paths } from './paths.ts'
import { prerenderedLoaders, prerenderedPages } from './prerendered-pages.ts'

const load = {
  ...prerenderedLoaders,
  login: () => import('../features/sign-in/login/login-page.tsx'),
  register: () => import('../features/sign-in/register/register-page.tsx'),
  forgotPassword: () => import('../features/sign-in/password-reset/forgot-password-page.tsx'),
  resetPassword: () => import('../features/sign-in/password-reset/reset-password-page.tsx'),
  verifyEmail: () => import('../features/sign-in/email-verification/verify-email-page.tsx'),
  account: () => import('../features/account/account-page.tsx'),
  dashboard: () => import('../features/learning/dashboard/dashboard-page.tsx'),
  newLearningRequest: () => import('../features/conversations/new-learning-request-page.tsx'),
  chapter: () => import('../features/learning/chapter/chapter-page.tsx'),
  mustChangePassword: () => import('../features/account/must-change-password-page.tsx'),
  admin: () => import('../features/admin/users/users-page.tsx'),
  adminActivity: () => import('../features/admin/activity/activity-page.tsx'),
  adminHealth: () => import('../features/admin/health/health-page.tsx'),
  notFound: () => import('../shell/not-found-page.tsx'),
}

/** Each page is a chunk of its own. */
export const pages = {
  ...prerenderedPages,
  login: lazyComponent(load.login, 'LoginPage'),
  register: lazyComponent(load.register, 'RegisterPage'),
  forgotPassword: lazyComponent(load.forgotPassword, 'ForgotPasswordPage'),
  resetPassword: lazyComponent(load.resetPassword, 'ResetPasswordPage'),
  verifyEmail: lazyComponent(load.verifyEmail, 'VerifyEmailPage'),
  account: lazyComponent(load.account, 'AccountPage'),
  dashboard: lazyComponent(load.dashboard, 'DashboardPage'),
  newLearningRequest: lazyComponent(load.newLearningRequest, 'NewLearningRequestPage'),
  chapter: lazyComponent(load.chapter, 'ChapterPage'),
  mustChangePassword: lazyComponent(load.mustChangePassword, 'MustChangePasswordPage'),
  admin: lazyComponent(load.admin, 'UsersPage'),
  adminActivity: lazyComponent(load.adminActivity, 'ActivityPage'),
  adminHealth: lazyComponent(load.adminHealth, 'HealthPage'),
  notFound: lazyComponent(load.notFound, 'NotFoundPage'),
} satisfies Record<keyof typeof load, ComponentType>

const loaders = new Map<string, () => Promise<unknown>>([
  [paths.landing, load.landing],
  [paths.login, load.login],
  [paths.register, load.register],
  [paths.forgotPassword, load.forgotPassword],
  [paths.resetPassword, load.resetPassword],
  [paths.verifyEmail, load.verifyEmail],
  [paths.account, load.account],
  [paths.dashboard, load.dashboard],
  [paths.newLearningRequest, load.newLearningRequest],
  [paths.mustChangePassword, load.mustChangePassword],
  [paths.admin, load.admin],
  [paths.adminActivity, load.adminActivity],
  [paths.adminHealth, load.adminHealth],
  [paths.privacy, load.privacy],
  [paths.terms, load.terms],
])

export function loadPage(path: string): void {
  const [pathname = ''] = path.split('#')
  const loader = path.startsWith('/learning-plan/') ? load.chapter : loaders.get(pathname)
  // a failure here is no news: the press itself tries again and shows it
  loader?.().catch(() => undefined)
}
