import type { AccessTokens } from '../ports/access-tokens.ts'
import type { AdminScreens } from '../ports/admin-screens.ts'
import type { Clock, Pause } from '../ports/clock.ts'
import type { CommonPasswords } from '../ports/common-passwords.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { Moderation } from '../ports/moderation.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'
import type { Screens } from '../ports/screens.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import type { DeclineReason } from '../safety/decline-answer.ts'
import type { GateMode } from '../tutoring/gates/readings.ts'
import type { Markdown } from '../tutoring/markdown.ts'
import type { ModelCall } from '../tutoring/model-call.ts'
import { makeAddUser } from './add-user.ts'
import type { OnFailedAttempt } from './ask-until-good.ts'
import { makeCancelConversation } from './cancel-conversation.ts'
import { makeChangePassword } from './change-password.ts'
import { makeCheckResetLink } from './check-reset-link.ts'
import { makeCleanUp } from './clean-up.ts'
import { makeCloseAccount } from './close-account.ts'
import { makeConfirmPayments } from './confirm-payments.ts'
import { makeConfirmPlan } from './confirm-plan.ts'
import { makeContinueConversation } from './continue-conversation.ts'
import { makeDeleteAccount } from './delete-account.ts'
import { makeDraftPlan } from './draft-plan.ts'
import { makeEndLostCalls } from './end-lost-calls.ts'
import { makeEndSession } from './end-session.ts'
import { makeEnsureFirstAdmin } from './ensure-first-admin.ts'
import { makeExportUser } from './export-user.ts'
import { makeFulfilPurchase, type PaymentTrouble } from './fulfil-purchase.ts'
import { makeGrantCredits } from './grant-credits.ts'
import { makeJobHandlers } from './handle-jobs.ts'
import { makeIdentifyReader } from './identify-reader.ts'
import { makeLogIn } from './log-in.ts'
import { makeLogOut } from './log-out.ts'
import { makeLogOutEverywhere } from './log-out-everywhere.ts'
import { makeMarkChapterRead } from './mark-chapter-read.ts'
import { makeOpenCheckout } from './open-checkout.ts'
import { makeReadConversation, makeReadCurrentConversation } from './read-conversation.ts'
import { makeReadCosts } from './read-costs.ts'
import { makeReadHealth } from './read-health.ts'
import { makeReadOwnSessions } from './read-own-sessions.ts'
import { makeReceivePaymentNotice } from './receive-payment-notice.ts'
import { makeReconcilePayments } from './reconcile-payments.ts'
import { makeRegisterUser } from './register-user.ts'
import { makeReopenConversation } from './reopen-conversation.ts'
import { makeRequestPasswordReset } from './request-password-reset.ts'
import { makeRequeueFailedChapter, makeRequeueFailedPlan } from './requeue-failed.ts'
import { makeRequeueStuck } from './requeue-stuck.ts'
import { makeResendVerification } from './resend-verification.ts'
import { makeResetPassword } from './reset-password.ts'
import { makeRetryPlan } from './retry-plan.ts'
import { makeSendMail } from './send-mail.ts'
import { makeSetTemporaryPassword } from './set-temporary-password.ts'
import { makeSetUserRole } from './set-user-role.ts'
import { makeSetUserStatus } from './set-user-status.ts'
import { makeStartConversation } from './start-conversation.ts'
import { makeStopReply } from './stop-reply.ts'
import { makeRunningReplies } from './stop-switch.ts'
import { makeTickObjective } from './tick-objective.ts'
import { makeToggleCompletion } from './toggle-completion.ts'
import { makeTutor, type Spending } from './tutor.ts'
import { makeUnlockNextChapter } from './unlock-next-chapter.ts'
import { makeVerifyEmail } from './verify-email.ts'
import { makeVouchForUser } from './vouch-for-user.ts'
import { makeWriteChapter } from './write-chapter.ts'
import type { MailSettings } from './write-mail.ts'

/** What the use cases need from outside: adapters, settings, and who is notified of what happens. */
export type Ports = {
  readonly unitOfWork: UnitOfWork
  readonly screens: Screens
  readonly adminScreens: AdminScreens
  readonly model: LanguageModel
  readonly markdown: Markdown
  readonly moderation: Moderation
  readonly mailer: Mailer
  readonly passwordHasher: PasswordHasher
  readonly commonPasswords: CommonPasswords
  readonly accessTokens: AccessTokens
  readonly payments: PaymentGateway
  readonly ids: IdSource
  readonly clock: Clock
  readonly pause: Pause
  readonly settings: MailSettings
  readonly spending: Spending
  /** Unset: `enforce`. */
  readonly gates?: GateMode
  readonly onDeclined?: (reason: DeclineReason) => void
  readonly onFailedAttempt?: OnFailedAttempt
  readonly onModelCall?: (call: ModelCall, asked: string) => void
  readonly onCallNotKept?: (call: ModelCall, error: unknown) => void
  readonly onPaymentTrouble?: (trouble: PaymentTrouble) => void
}

/** Every use case under its name, and the handlers of the jobs. */
export type UseCases = ReturnType<typeof makeUseCases>

/**
 * Builds every use case once on the given ports: this is the only list of them. Call it once per process. The tutor that
 * counts a learner's running calls, and the replies that can be stopped, are shared by the use cases of one call.
 */
export const makeUseCases = (ports: Ports) => {
  const base = { ...ports, tutor: makeTutor(ports), runningReplies: makeRunningReplies() }
  const deps = { ...base, checkResetLink: makeCheckResetLink(base), fulfilPurchase: makeFulfilPurchase(base) }
  // a job leads to these
  const jobs = {
    draftPlan: makeDraftPlan(deps),
    writeChapter: makeWriteChapter(deps),
    sendMail: makeSendMail(deps),
    cleanUp: makeCleanUp(deps),
    reconcilePayments: makeReconcilePayments(deps),
  }
  return {
    registerUser: makeRegisterUser(deps),
    verifyEmail: makeVerifyEmail(deps),
    resendVerification: makeResendVerification(deps),
    logIn: makeLogIn(deps),
    logOut: makeLogOut(deps),
    identifyReader: makeIdentifyReader(deps),
    changePassword: makeChangePassword(deps),
    requestPasswordReset: makeRequestPasswordReset(deps),
    checkResetLink: deps.checkResetLink,
    resetPassword: makeResetPassword(deps),
    readOwnSessions: makeReadOwnSessions(deps),
    endSession: makeEndSession(deps),
    logOutEverywhere: makeLogOutEverywhere(deps),
    deleteAccount: makeDeleteAccount(deps),

    startConversation: makeStartConversation(deps),
    continueConversation: makeContinueConversation(deps),
    readConversation: makeReadConversation(deps),
    readCurrentConversation: makeReadCurrentConversation(deps),
    reopenConversation: makeReopenConversation(deps),
    stopReply: makeStopReply(deps),
    cancelConversation: makeCancelConversation(deps),
    confirmPlan: makeConfirmPlan(deps),

    retryPlan: makeRetryPlan(deps),
    requeueStuck: makeRequeueStuck(deps),
    unlockNextChapter: makeUnlockNextChapter(deps),
    toggleCompletion: makeToggleCompletion(deps),
    markChapterRead: makeMarkChapterRead(deps),
    tickObjective: makeTickObjective(deps),
    endLostCalls: makeEndLostCalls(deps),

    openCheckout: makeOpenCheckout(deps),
    fulfilPurchase: deps.fulfilPurchase,
    receivePaymentNotice: makeReceivePaymentNotice(deps),
    confirmPayments: makeConfirmPayments(deps),

    addUser: makeAddUser(deps),
    ensureFirstAdmin: makeEnsureFirstAdmin(deps),
    setUserStatus: makeSetUserStatus(deps),
    setUserRole: makeSetUserRole(deps),
    setTemporaryPassword: makeSetTemporaryPassword(deps),
    grantCredits: makeGrantCredits(deps),
    requeueFailedPlan: makeRequeueFailedPlan(deps),
    requeueFailedChapter: makeRequeueFailedChapter(deps),
    vouchForUser: makeVouchForUser(deps),
    closeAccount: makeCloseAccount(deps),
    exportUser: makeExportUser(deps),
    readHealth: makeReadHealth(deps),
    readCosts: makeReadCosts(deps),

    ...jobs,
    jobHandlers: makeJobHandlers(jobs),
  }
}
