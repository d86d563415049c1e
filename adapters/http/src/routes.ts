import { chapter, chapterContent, type endpoints } from '@app/contract'
import type { HttpDeps } from './http-deps.ts'
import type { Route } from './pipeline/route.ts'
import { adminCostsRoute, adminHealthRoute } from './routes/admin-health.ts'
import {
  addCreditsRoute,
  addUserRoute,
  adminUserCountRoute,
  adminUsersRoute,
  setUserPasswordRoute,
  setUserRoleRoute,
  setUserStatusRoute,
} from './routes/admin-users.ts'
import { appInfoRoute } from './routes/app-info.ts'
import { auditLogRoute } from './routes/audit-log.ts'
import { cancelConversationRoute } from './routes/cancel-conversation.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { chapterRoute } from './routes/chapter.ts'
import { chapterStatusRoute } from './routes/chapter-status.ts'
import { confirmPaymentsRoute } from './routes/confirm-payments.ts'
import { confirmPlanRoute } from './routes/confirm-plan.ts'
import { continueConversationRoute } from './routes/continue-conversation.ts'
import { createCheckoutRoute } from './routes/create-checkout.ts'
import { creditHistoryRoute } from './routes/credit-history.ts'
import { creditPackagesRoute } from './routes/credit-packages.ts'
import { deleteAccountRoute } from './routes/delete-account.ts'
import { exportAccountRoute } from './routes/export-account.ts'
import { learningPlansRoute } from './routes/learning-plans.ts'
import { logInRoute } from './routes/log-in.ts'
import { logOutRoute } from './routes/log-out.ts'
import { markChapterReadRoute } from './routes/mark-chapter-read.ts'
import { meRoute } from './routes/me.ts'
import { endSessionRoute, logOutEverywhereRoute, ownSessionsRoute } from './routes/own-sessions.ts'
import { paymentWebhookRoute } from './routes/payment-webhook.ts'
import { purchasesRoute } from './routes/purchases.ts'
import { readConversationRoute, reopenConversationRoute } from './routes/read-conversation.ts'
import { readCurrentConversationRoute } from './routes/read-current-conversation.ts'
import { registerUserRoute } from './routes/register-user.ts'
import { requeueChapterRoute, requeuePlanRoute } from './routes/requeue-failed.ts'
import { requeueStuckRoute } from './routes/requeue-stuck.ts'
import { resendVerificationRoute } from './routes/resend-verification.ts'
import { requestPasswordResetRoute, resetPasswordRoute, validateResetTokenRoute } from './routes/reset-password.ts'
import { retryPlanRoute } from './routes/retry-plan.ts'
import { startConversationRoute } from './routes/start-conversation.ts'
import { stopReplyRoute } from './routes/stop-reply.ts'
import { tickObjectiveRoute } from './routes/tick-objective.ts'
import { toggleCompletionRoute } from './routes/toggle-completion.ts'
import { unlockNextChapterRoute } from './routes/unlock-next-chapter.ts'
import { validateTokenRoute } from './routes/validate-token.ts'
import { verifyEmailRoute } from './routes/verify-email.ts'
import { versionRoute } from './routes/version.ts'

/** One route for every endpoint of the contract: one that is missing does not compile. */
export const makeRoutes = ({
  useCases,
  screens,
  adminScreens,
  appInfo,
  version,
  rateLimiter,
}: Pick<HttpDeps, 'useCases' | 'screens' | 'adminScreens' | 'appInfo' | 'version' | 'rateLimiter'>): Readonly<
  Record<keyof typeof endpoints, Route>
> => ({
  register: registerUserRoute(useCases),
  verifyEmail: verifyEmailRoute(useCases),
  resendVerification: resendVerificationRoute(useCases),
  login: logInRoute(useCases),
  logout: logOutRoute(useCases),
  validateToken: validateTokenRoute(),
  me: meRoute({ screens }),
  changePassword: changePasswordRoute(useCases),
  requestPasswordReset: requestPasswordResetRoute(useCases),
  validateResetToken: validateResetTokenRoute(useCases),
  resetPassword: resetPasswordRoute({ ...useCases, rateLimiter }),
  ownSessions: ownSessionsRoute(useCases),
  endSession: endSessionRoute(useCases),
  logoutEverywhere: logOutEverywhereRoute(useCases),
  exportAccount: exportAccountRoute({ screens }),
  deleteAccount: deleteAccountRoute(useCases),
  learningPlans: learningPlansRoute({ screens }),
  checkStuckPlans: requeueStuckRoute(useCases),
  retryGeneration: retryPlanRoute(useCases),
  unlockNextChapter: unlockNextChapterRoute(useCases),
  chapterStatus: chapterStatusRoute({ screens }),
  chapter: chapterRoute(chapter, { screens }),
  chapterContent: chapterRoute(chapterContent, { screens }),
  toggleCompletion: toggleCompletionRoute(useCases),
  markChapterRead: markChapterReadRoute(useCases),
  tickObjective: tickObjectiveRoute(useCases),
  initiateConversation: startConversationRoute(useCases),
  currentConversation: readCurrentConversationRoute(useCases),
  conversationMessages: readConversationRoute(useCases),
  continueConversation: continueConversationRoute(useCases),
  stopReply: stopReplyRoute(useCases),
  confirmAndGenerate: confirmPlanRoute(useCases),
  reopenConversation: reopenConversationRoute(useCases),
  cancelConversation: cancelConversationRoute(useCases),
  creditPackages: creditPackagesRoute(),
  creditHistory: creditHistoryRoute({ screens }),
  purchases: purchasesRoute({ screens }),
  createCheckout: createCheckoutRoute(useCases),
  confirmPayments: confirmPaymentsRoute(useCases),
  paymentWebhook: paymentWebhookRoute(useCases),
  adminUsers: adminUsersRoute({ adminScreens }),
  adminUserCount: adminUserCountRoute({ adminScreens }),
  addUser: addUserRoute({ ...useCases, adminScreens }),
  setUserStatus: setUserStatusRoute({ ...useCases, adminScreens }),
  setUserRole: setUserRoleRoute({ ...useCases, adminScreens }),
  setUserPassword: setUserPasswordRoute({ ...useCases, adminScreens }),
  addCredits: addCreditsRoute({ ...useCases, adminScreens }),
  auditLog: auditLogRoute({ adminScreens }),
  requeuePlan: requeuePlanRoute(useCases),
  requeueChapter: requeueChapterRoute(useCases),
  adminHealth: adminHealthRoute(useCases),
  adminCosts: adminCostsRoute(useCases),
  appInfo: appInfoRoute({ appInfo }),
  version: versionRoute({ appInfo, version }),
})
