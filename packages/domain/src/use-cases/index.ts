import type { DeclineReason } from '../conversations/conversation.ts'
import type { Adapters } from '../ports/index.ts'
import type { GateMode } from '../tutoring/fault.ts'
import type { ModelCall } from '../tutoring/model-call.ts'
import { makeAuthenticate } from './accounts/authenticate.ts'
import { makeDeleteAccount } from './accounts/delete-account.ts'
import { makeLogin } from './accounts/login.ts'
import { makeOwnAccount } from './accounts/own-account.ts'
import { makeChangePassword, makeResetPassword, makeValidateResetToken } from './accounts/passwords.ts'
import { makeRegister } from './accounts/register.ts'
import { makeVerifyEmail } from './accounts/verify-email.ts'
import { makeAddUser } from './administration/add-user.ts'
import { makeAddCredits, makeWithdrawCredits } from './administration/change-credits.ts'
import { makeChangeUser, makeExportUser, makeSetUserPassword } from './administration/change-user.ts'
import { makeEnsureFirstAdmin } from './administration/ensure-first-admin.ts'
import { makeReadForAdmins } from './administration/read-for-admins.ts'
import { makeRequeue } from './administration/requeue-failed.ts'
import { makeChangeBrief } from './conversations/change-brief.ts'
import { makeConfirmAndGenerate } from './conversations/confirm-and-generate.ts'
import { makeContinueConversation } from './conversations/continue-conversation.ts'
import { makeInitiateConversation } from './conversations/initiate-conversation.ts'
import { makeManageConversation } from './conversations/manage-conversation.ts'
import { makeReadConversations } from './conversations/read-conversation.ts'
import { makeRunningReplies } from './conversations/running-replies.ts'
import { makeSummariseConversation } from './conversations/summarise-conversation.ts'
import { makeAskTutor } from './help/ask-tutor.ts'
import { makeReadThread } from './help/read-thread.ts'
import { makeAlertOperators } from './jobs/alert-operators.ts'
import { makeCheckStuckPlans } from './jobs/check-stuck-plans.ts'
import { makeCleanUp, makeEndLostCalls } from './jobs/clean-up.ts'
import { doneAfter, makeJobHandlers } from './jobs/handle-jobs.ts'
import { makeAddCheck } from './learning/add-check.ts'
import { makeAskForFeedback } from './learning/ask-for-feedback.ts'
import { makeChangeOpenChapter } from './learning/change-open-chapter.ts'
import { makeChangePlan } from './learning/change-plan.ts'
import { makeDraftPlan } from './learning/draft-plan.ts'
import { makePrepareChapter } from './learning/prepare-chapter.ts'
import type { PrepareAhead } from './learning/prepare-next.ts'
import { makeReadPlan } from './learning/read-plan.ts'
import { makeRetries } from './learning/retry.ts'
import { makeRevision } from './learning/revise-plan.ts'
import { makeRewrites } from './learning/rewrite-chapter.ts'
import { makeTakeCheck } from './learning/take-check.ts'
import { makeUnlockAll, makeUnlockNextChapter } from './learning/unlock-chapters.ts'
import { makeReportQuestion, makeVerifyQuestion } from './learning/verify-question.ts'
import { makeWriteChapter } from './learning/write-chapter.ts'
import { makeOutlineChapter, makeRevisePlan } from './learning/write-revision.ts'
import { makeWriteRewrite } from './learning/write-rewrite.ts'
import { makeRequestMail } from './mails/request-mail.ts'
import { type MailSettings, makeAbandonMail, makeSendMail } from './mails/send-mail.ts'
import { makeConfirmPayments } from './payments/confirm-payments.ts'
import { makeCreateCheckout } from './payments/create-checkout.ts'
import { makeFulfilPurchase, type PaymentTrouble } from './payments/fulfil-purchase.ts'
import { makePaymentWebhook } from './payments/payment-webhook.ts'
import { makeReconcilePayments } from './payments/reconcile-payments.ts'
import { isUnlockDue, makeUnlockPurchased } from './payments/unlock-purchased.ts'
import { makePlaceLearner } from './placement/place-learner.ts'
import { makeWritePlacement } from './placement/write-placement.ts'
import { makeAskForResources, makeReportResource } from './resources/ask-for-search.ts'
import { makeCheckLinks } from './resources/check-links.ts'
import { makeFindResources } from './resources/find-resources.ts'
import { makeRemindLearners, makeUnsubscribe } from './reviews/remind-learners.ts'
import { makeReviews } from './reviews/review-cards.ts'
import { makeCopyPlan } from './sharing/copy-plan.ts'
import { makeSharePlan } from './sharing/share-plan.ts'
import { makeTakeAlong } from './sharing/take-along.ts'
import type { Spending } from './tutoring/daily-budget.ts'
import type { OnFailedAttempt } from './tutoring/generate-with-retries.ts'
import { makeTutor } from './tutoring/tutor.ts'

/** What the use cases need from outside: adapters, settings, and who is notified of what happens. */
export type Ports = Adapters &
  PrepareAhead & {
    readonly settings: MailSettings
    readonly spending: Spending
    /** Unset: `enforce`. */
    readonly gates?: GateMode
    readonly onDeclined?: (reason: DeclineReason) => void
    readonly onFailedAttempt?: OnFailedAttempt
    readonly onModelCall?: (call: ModelCall, asked: string) => void
    readonly onCallNotSaved?: (call: ModelCall, error: unknown) => void
    readonly onPaymentTrouble?: (trouble: PaymentTrouble) => void
  }

export type UseCases = ReturnType<typeof makeUseCases>

/**
 * Builds every use case once on the given ports: this is the only list of them. Call it once per process. The tutor that
 * counts a learner's running calls, and the replies that can be stopped, are shared by the use cases of one call.
 */
export const makeUseCases = (ports: Ports) => {
  const base = { ...ports, tutor: makeTutor(ports), runningReplies: makeRunningReplies() }
  const deps = {
    ...base,
    fulfilPurchase: makeFulfilPurchase(base),
    writeChapter: makeWriteChapter(base),
    addCheck: makeAddCheck(base),
  }
  const unlockPurchased = makeUnlockPurchased(deps)
  const draftPlan = makeDraftPlan(deps)
  const searchResources = makeFindResources(deps)
  const cleanUp = makeCleanUp(deps)
  const reconcilePayments = makeReconcilePayments(deps)
  return {
    assistantAwaySince: base.tutor.awaySince,
    register: makeRegister(deps),
    verifyEmail: makeVerifyEmail(deps),
    resendVerification: makeRequestMail(deps, 'verification'),
    login: makeLogin(deps),
    authenticate: makeAuthenticate(deps),
    changePassword: makeChangePassword(deps),
    requestPasswordReset: makeRequestMail(deps, 'password-reset'),
    validateResetToken: makeValidateResetToken(deps),
    resetPassword: makeResetPassword(deps),
    ...makeOwnAccount(deps),
    unsubscribe: makeUnsubscribe(deps),
    deleteAccount: makeDeleteAccount(deps),

    initiateConversation: makeInitiateConversation(deps),
    continueConversation: makeContinueConversation(deps),
    ...makeReadConversations(deps),
    changeBrief: makeChangeBrief(deps),
    canPlace: base.tutor.canPlace,
    ...makePlaceLearner(deps),
    ...makeManageConversation(deps),
    summariseConversation: makeSummariseConversation(deps),
    confirmAndGenerate: makeConfirmAndGenerate(deps),

    ...makeReadPlan(deps),
    ...makeRetries(deps),
    checkStuckPlans: makeCheckStuckPlans(deps),
    ...makeRevision(deps),
    ...makeChangePlan(deps),
    ...makeCopyPlan(deps),
    ...makeSharePlan(deps),
    ...makeTakeAlong(deps),
    unlockNextChapter: makeUnlockNextChapter(deps),
    unlockAll: makeUnlockAll(deps),
    ...makeChangeOpenChapter(deps),
    askForFeedback: makeAskForFeedback(deps),
    askTutor: makeAskTutor(deps),
    ...makeReadThread(deps),
    takeCheck: makeTakeCheck(deps),
    reportQuestion: makeReportQuestion(deps),
    ...makeReviews(deps),
    /** Whether this installation looks for pages, or shows searches only. */
    areResourcesOn: () => deps.resourceSearch.sources.length > 0,
    findResources: makeAskForResources(deps),
    reportResource: makeReportResource(deps),
    ...makeRewrites(deps),
    endLostCalls: makeEndLostCalls(deps),

    createCheckout: makeCreateCheckout(deps),
    fulfilPurchase: deps.fulfilPurchase,
    paymentWebhook: makePaymentWebhook(deps),
    confirmPayments: makeConfirmPayments({ ...deps, unlockPurchased }),

    addUser: makeAddUser(deps),
    ensureFirstAdmin: makeEnsureFirstAdmin(deps),
    ...makeChangeUser(deps),
    setUserPassword: makeSetUserPassword(deps),
    addCredits: makeAddCredits(deps),
    withdrawCredits: makeWithdrawCredits(deps),
    ...makeRequeue(deps),
    exportUser: makeExportUser(deps),
    ...makeReadForAdmins(deps),

    draftPlan,
    writeChapter: deps.writeChapter,
    unlockPurchased,
    cleanUp,
    reconcilePayments,
    jobHandlers: makeJobHandlers({
      'draft-plan': draftPlan,
      'write-chapter': deps.writeChapter,
      'prepare-chapter': makePrepareChapter(deps, { ...deps.writeChapter, ...deps.addCheck }),
      'revise-plan': makeRevisePlan(deps),
      'outline-chapter': makeOutlineChapter(deps),
      'rewrite-chapter': makeWriteRewrite(deps),
      'write-check': deps.addCheck,
      'verify-question': makeVerifyQuestion(deps),
      'write-placement': makeWritePlacement(deps),
      'find-resources': searchResources,
      'check-resource': searchResources,
      'unlock-purchased': {
        run: async ({ reference }) => (isUnlockDue(await unlockPurchased.run(reference)) ? 'try-again' : 'done'),
        abandon: ({ reference }) => unlockPurchased.abandon(reference),
      },
      'send-mail': { run: makeSendMail(deps), abandon: makeAbandonMail(deps) },
      'clean-up': { run: doneAfter(cleanUp) },
      'reconcile-payments': { run: reconcilePayments },
      'check-links': { run: doneAfter(makeCheckLinks(deps)) },
      'alert-operators': { run: doneAfter(makeAlertOperators(deps)) },
      'remind-learners': { run: doneAfter(makeRemindLearners(deps)) },
    }),
  }
}
