import * as account from './accounts/account.ts'
import { setLanguage } from './accounts/language.ts'
import * as ownData from './accounts/own-data.ts'
import * as passwords from './accounts/passwords.ts'
import * as sessions from './accounts/sessions.ts'
import * as admin from './administration/admin.ts'
import * as adminChapters from './administration/admin-chapters.ts'
import { adminConfiguration } from './administration/admin-configuration.ts'
import { adminFunnel } from './administration/admin-funnel.ts'
import * as adminHealth from './administration/admin-health.ts'
import { adminResources } from './administration/admin-resources.ts'
import * as adminSupport from './administration/admin-support.ts'
import { auditLog } from './administration/audit-log.ts'
import { changeBrief } from './conversations/change-brief.ts'
import * as conversations from './conversations/conversations.ts'
import * as placement from './conversations/placement.ts'
import * as installation from './installation.ts'
import { watchChapter } from './learning/chapter-events.ts'
import * as chapterVersions from './learning/chapter-versions.ts'
import * as chapters from './learning/chapters.ts'
import * as checkAttempts from './learning/check-attempts.ts'
import * as planEdits from './learning/plan-edits.ts'
import * as planEvents from './learning/plan-events.ts'
import * as planRevision from './learning/plan-revision.ts'
import * as plans from './learning/plans.ts'
import * as resources from './learning/resources.ts'
import * as credits from './payments/credits.ts'
import * as payments from './payments/payments.ts'

/** Every endpoint: routes, OpenAPI and tests iterate over this table. */
export const endpoints = {
  register: account.register,
  verifyEmail: account.verifyEmail,
  resendVerification: account.resendVerification,
  login: account.login,
  logout: account.logout,
  validateToken: account.validateToken,
  me: account.me,
  changePassword: passwords.changePassword,
  requestPasswordReset: passwords.requestPasswordReset,
  validateResetToken: passwords.validateResetToken,
  resetPassword: passwords.resetPassword,
  ownSessions: sessions.ownSessions,
  endSession: sessions.endSession,
  logoutEverywhere: sessions.logoutEverywhere,
  setLanguage,
  exportAccount: ownData.exportAccount,
  deleteAccount: ownData.deleteAccount,
  listLearningPlans: plans.listLearningPlans,
  readLearningPlan: plans.readLearningPlan,
  watchPlan: planEvents.watchPlan,
  checkStuckPlans: plans.checkStuckPlans,
  retryGeneration: plans.retryGeneration,
  unlockNextChapter: plans.unlockNextChapter,
  unlockAll: plans.unlockAll,
  renamePlan: planEdits.renamePlan,
  rewordChapter: planEdits.rewordChapter,
  dropChapter: planEdits.dropChapter,
  addChapter: planEdits.addChapter,
  retryOutline: planEdits.retryOutline,
  orderChapters: planEdits.orderChapters,
  undoEdit: planEdits.undoEdit,
  requestRevision: planRevision.requestRevision,
  readRevision: planRevision.readRevision,
  acceptRevision: planRevision.acceptRevision,
  discardRevision: planRevision.discardRevision,
  archivePlan: planEdits.archivePlan,
  unarchivePlan: planEdits.unarchivePlan,
  chapterStatus: chapters.chapterStatus,
  chapter: chapters.chapter,
  chapterContent: chapters.chapterContent,
  watchChapter,
  toggleCompletion: chapters.toggleCompletion,
  markChapterRead: chapters.markChapterRead,
  tickObjective: chapters.tickObjective,
  writeNote: chapters.writeNote,
  takeCheck: checkAttempts.takeCheck,
  reportQuestion: checkAttempts.reportQuestion,
  rewriteChapter: chapterVersions.rewriteChapter,
  readVersions: chapterVersions.readVersions,
  showVersion: chapterVersions.showVersion,
  findResources: resources.findResources,
  reportResource: resources.reportResource,
  initiateConversation: conversations.initiateConversation,
  currentConversation: conversations.currentConversation,
  listConversations: conversations.listConversations,
  conversationMessages: conversations.conversationMessages,
  continueConversation: conversations.continueConversation,
  summariseConversation: conversations.summariseConversation,
  stopReply: conversations.stopReply,
  confirmAndGenerate: conversations.confirmAndGenerate,
  changeBrief,
  beginPlacement: placement.beginPlacement,
  readPlacement: placement.readPlacement,
  answerPlacement: placement.answerPlacement,
  reopenConversation: conversations.reopenConversation,
  cancelConversation: conversations.cancelConversation,
  deleteConversation: conversations.deleteConversation,
  creditPackages: credits.creditPackages,
  creditHistory: credits.creditHistory,
  purchases: credits.purchases,
  createCheckout: payments.createCheckout,
  confirmPayments: payments.confirmPayments,
  paymentWebhook: payments.paymentWebhook,
  providerWebhook: payments.providerWebhook,
  adminUsers: admin.adminUsers,
  adminUserCount: admin.adminUserCount,
  addUser: admin.addUser,
  setUserStatus: admin.setUserStatus,
  setUserRole: admin.setUserRole,
  setUserPassword: admin.setUserPassword,
  addCredits: admin.addCredits,
  readAccount: adminSupport.readAccount,
  userLedger: adminSupport.userLedger,
  withdrawCredits: adminSupport.withdrawCredits,
  verifyUserEmail: adminSupport.verifyUserEmail,
  resendUserVerification: adminSupport.resendUserVerification,
  closeUserAccount: adminSupport.closeUserAccount,
  addStaffNote: adminSupport.addStaffNote,
  adminPurchases: adminSupport.adminPurchases,
  adminRevenue: adminSupport.adminRevenue,
  recordListExport: adminSupport.recordListExport,
  auditLog,
  requeuePlan: admin.requeuePlan,
  requeueChapter: admin.requeueChapter,
  requeueAll: admin.requeueAll,
  adminChapters: adminChapters.adminChapters,
  adminChapter: adminChapters.adminChapter,
  adminHealth: adminHealth.adminHealth,
  adminCosts: adminHealth.adminCosts,
  adminResources,
  adminConfiguration,
  adminFunnel,
  appInfo: installation.appInfo,
  version: installation.version,
}
