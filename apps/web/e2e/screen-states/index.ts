import { accountStates, creditStates } from './account.ts'
import { adminStates } from './admin.ts'
import { adminChapterStates } from './admin-chapters.ts'
import { adminHealthStates } from './admin-health.ts'
import { adminOperationStates } from './admin-operations.ts'
import { adminResourceStates } from './admin-resources.ts'
import { adminSupportStates } from './admin-support.ts'
import { chapterStates } from './chapter.ts'
import { reviewStates } from './check.ts'
import { dashboardChapterStates, dashboardStates } from './dashboard.ts'
import { entryStates, mailedLinkStates } from './entry.ts'
import { requestStates } from './new-learning-request.ts'
import { planStates } from './plan.ts'
import { planEditorStates } from './plan-editor.ts'
import type { ScreenStateGroup } from './screen-state.ts'
import { landingStates, plainStates } from './visitors.ts'

/** Every screen of the product in every state that it can be in. The longest groups first, so that two share the work. */
export const screenStateGroups: readonly ScreenStateGroup[] = [
  requestStates,
  dashboardStates,
  accountStates,
  adminStates,
  chapterStates,
  planStates,
  planEditorStates,
  reviewStates,
  creditStates,
  dashboardChapterStates,
  mailedLinkStates,
  entryStates,
  landingStates,
  plainStates,
  adminHealthStates,
  adminOperationStates,
  adminChapterStates,
  adminResourceStates,
  adminSupportStates,
]

/**
 * The states that the test command looks at: each kind of screen, and what is there on no other one. The long run looks at all of them; what
 * the others say is tested without a browser, beside the code that says it.
 */
export const representative: ReadonlySet<string> = new Set([
  ...['request-goal-missing', 'request-placement-questions', 'request-brief-sheet'],
  ...['dashboard-several-plans', 'dashboard-menu', 'account-password-refused', 'account-delete-dialog'],
  ...['sandbox-checkout', 'account-with-history'],
  ...['admin-users', 'admin-activity', 'admin-health', 'admin-chapter', 'admin-user'],
  ...['chapter-locked', 'chapter-lesson', 'chapter-notes', 'chapter-check-result', 'chapter-help'],
  ...['chapter-resources-report', 'plan-begun', 'plan-unlock-all', 'plan-edit-refused', 'plan-revision'],
  ...['plan-take-along', 'plan-shared', 'review-question', 'review-wrong', 'dashboard-reviews-due'],
  ...['register-refused', 'landing', 'privacy'],
])
