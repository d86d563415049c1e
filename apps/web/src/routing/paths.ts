/** Every address of the web app. Nothing else writes one down. */
export const paths = {
  landing: '/',
  howItWorks: '/#how-it-works',
  pricing: '/#pricing',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** Where the link to end reminders leads. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  privacy: '/privacy',
  terms: '/terms',
  dashboard: '/dashboard',
  newLearningRequest: '/new-learning-request',
  plan: (planId: string) => `/learning-plan/${planId}`,
  /** `place`: a part of it. */
  chapter: (planId: string, chapterId: string, place: string | null = null) =>
    `/learning-plan/${planId}/chapter/${chapterId}${place === null ? '' : `#${place}`}`,
  /** Of a plan whose link one has. */
  shared: (token: string) => `/shared/${token}`,
  review: '/review',
  account: '/account',
  /** Where everybody goes whose password another user has chosen. */
  mustChangePassword: '/choose-password',
  admin: '/admin',
  adminUser: (userId: string) => `/admin/users/${userId}`,
  adminPurchases: '/admin/purchases',
  adminChapters: '/admin/chapters',
  adminChapter: (chapterId: string) => `/admin/chapters/${chapterId}`,
  adminResources: '/admin/resources',
  adminActivity: '/admin/activity',
  adminHealth: '/admin/health',
  adminFunnel: '/admin/funnel',
  adminConfiguration: '/admin/configuration',
  /** Served by the server itself, so it wants a plain anchor. */
  devMail: '/dev/mail',
} as const

/** Starts an example plan. */
export const examplePlanPath = (name: string): string => `${paths.newLearningRequest}?example=${name}`

export const planPattern = paths.plan(':planId')
export const chapterPattern = paths.chapter(':planId', ':chapterId')
/** An address that lost its end on the way: the page says what it lacks. */
export const chapterlessPattern = `${planPattern}/chapter`

/** Each by its name, those with ids in them as the router writes them. */
export const patterns = {
  ...paths,
  plan: planPattern,
  chapter: chapterPattern,
  shared: paths.shared(':token'),
  unsubscribe: paths.unsubscribe(':token'),
  adminUser: paths.adminUser(':userId'),
  adminChapter: paths.adminChapter(':chapterId'),
}

/** What the router has a page for. Any other address gets the app as well, which then says so. */
export const pagePatterns: readonly string[] = [
  // a hash is no part of what is asked for, and the dev mailbox is the server's own
  ...Object.values(patterns).filter((path) => !path.includes('#') && path !== paths.devMail),
  chapterlessPattern,
]
