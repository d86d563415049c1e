import { accountMoments } from './screens/account.ts'
import { adminMoments } from './screens/admin.ts'
import { learnersFrameMoments, visitorsFrameMoments } from './screens/around.tsx'
import { chapterMoments } from './screens/chapter.tsx'
import { dashboardMoments } from './screens/dashboard.ts'
import { dashboardChapterMoments } from './screens/dashboard-chapters.ts'
import { landingMoments } from './screens/landing.ts'
import { legalMoments } from './screens/legal.ts'
import { loginMoments } from './screens/login.ts'
import { mailedLinkMoments } from './screens/mailed-links.ts'
import { newLearningRequestMoments } from './screens/new-learning-request.ts'
import { registerMoments } from './screens/register.ts'
import type { Moment } from './table.ts'

/** The pages that anyone may open. */
export const visitors: readonly Moment[] = [
  ...visitorsFrameMoments,
  ...landingMoments,
  ...legalMoments,
  ...loginMoments,
  ...registerMoments,
  ...mailedLinkMoments,
]

/** The pages of those who are signed in. */
export const learners: readonly Moment[] = [
  ...learnersFrameMoments,
  ...dashboardMoments,
  ...dashboardChapterMoments,
  ...newLearningRequestMoments,
  ...chapterMoments,
  ...accountMoments,
]

/** The portal of those who run the place. */
export const admins: readonly Moment[] = adminMoments
