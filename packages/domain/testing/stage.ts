import {
  type DeclineReason,
  type GateMode,
  type LanguageModel,
  type Markdown,
  type Moderation,
  makeAddUser,
  makeCancelConversation,
  makeChangePassword,
  makeCheckResetLink,
  makeCleanUp,
  makeCloseAccount,
  makeConfirmPayments,
  makeConfirmPlan,
  makeContinueConversation,
  makeDeleteAccount,
  makeDraftPlan,
  makeEndSession,
  makeExportUser,
  makeFulfilPurchase,
  makeGrantCredits,
  makeIdentifyReader,
  makeJobHandlers,
  makeLogIn,
  makeLogOut,
  makeLogOutEverywhere,
  makeMarkChapterRead,
  makeOpenCheckout,
  makeReadConversation,
  makeReadCosts,
  makeReadCurrentConversation,
  makeReadHealth,
  makeReadOwnSessions,
  makeReceivePaymentNotice,
  makeReconcilePayments,
  makeRegisterUser,
  makeReopenConversation,
  makeRequestPasswordReset,
  makeRequeueFailedChapter,
  makeRequeueFailedPlan,
  makeRequeueStuck,
  makeResendVerification,
  makeResetPassword,
  makeRetryPlan,
  makeRunningReplies,
  makeSendMail,
  makeSetTemporaryPassword,
  makeSetUserRole,
  makeSetUserStatus,
  makeStartConversation,
  makeStopReply,
  makeTickObjective,
  makeToggleCompletion,
  makeTutor,
  makeUnlockNextChapter,
  makeVerifyEmail,
  makeVouchForUser,
  makeWriteChapter,
  NO_MODERATION,
  type PaymentTrouble,
  type Spending,
  UNLIMITED,
} from '../src/index.ts'
import { makeMemoryAccessTokens } from './memory/access-tokens.ts'
import { makeSettableClock, noPause } from './memory/clock.ts'
import { makeMemoryCommonPasswords } from './memory/common-passwords.ts'
import { makeCounterIdSource } from './memory/id-source.ts'
import { makeMemoryJobRunner } from './memory/job-runner.ts'
import { makeMemoryMailer } from './memory/mailer.ts'
import { makeMemoryMarkdown } from './memory/markdown.ts'
import { makeMemoryPasswordHasher } from './memory/password-hasher.ts'
import { makeMemoryPaymentGateway } from './memory/payment-gateway.ts'
import { makeMemoryStorage } from './memory/storage.ts'

export type Stage = ReturnType<typeof makeStage>

/** The whole domain on in-memory adapters: what a test plays on. */
export function makeStage({
  model,
  spending = UNLIMITED,
  markdown = makeMemoryMarkdown(),
  moderation = NO_MODERATION,
  gates = 'enforce',
}: {
  readonly model: LanguageModel
  readonly spending?: Spending
  readonly markdown?: Markdown
  readonly moderation?: Moderation
  readonly gates?: GateMode
}) {
  const storage = makeMemoryStorage()
  const { unitOfWork, screens, adminScreens } = storage
  const clock = makeSettableClock()
  const ids = makeCounterIdSource()
  const mailer = makeMemoryMailer()
  const passwordHasher = makeMemoryPasswordHasher()
  const commonPasswords = makeMemoryCommonPasswords(['password', 'trustno1'])
  const accessTokens = makeMemoryAccessTokens({ clock })
  const runningReplies = makeRunningReplies()
  const settings = { appName: 'Waymark', appUrl: 'http://localhost:3000' }
  const tutor = makeTutor({ model, unitOfWork, ids, clock, spending })
  const generation = { tutor, markdown, gates, clock, pause: noPause, unitOfWork, ids }
  const declined: DeclineReason[] = []
  const onDeclined = (reason: DeclineReason) => declined.push(reason)
  const conversation = { unitOfWork, tutor, markdown, moderation, runningReplies, ids, clock, onDeclined }
  const draftPlan = makeDraftPlan(generation)
  const writeChapter = makeWriteChapter(generation)
  const sendMail = makeSendMail({ unitOfWork, mailer, ids, clock, settings })
  const cleanUp = makeCleanUp({ unitOfWork, ids, clock })
  const payments = makeMemoryPaymentGateway(clock)
  const paymentTroubles: PaymentTrouble[] = []
  const fulfilPurchase = makeFulfilPurchase({
    unitOfWork,
    payments,
    ids,
    clock,
    onPaymentTrouble: (trouble) => paymentTroubles.push(trouble),
  })
  const reconcilePayments = makeReconcilePayments({ unitOfWork, payments, fulfilPurchase, clock })
  const handlers = makeJobHandlers({ draftPlan, writeChapter, sendMail, cleanUp, reconcilePayments })
  const password = { unitOfWork, passwordHasher, commonPasswords, ids, clock }
  const checkResetLink = makeCheckResetLink({ unitOfWork, ids, clock })
  return {
    ...storage,
    clock,
    ids,
    mailer,
    passwordHasher,
    commonPasswords,
    accessTokens,
    payments,
    paymentTroubles,
    /** Why conversations were declined, in the order in which they were. */
    declined,
    handlers,
    runner: makeMemoryJobRunner({ jobs: storage.jobs, handlers }),
    useCases: {
      registerUser: makeRegisterUser(password),
      verifyEmail: makeVerifyEmail({ unitOfWork, ids, clock }),
      resendVerification: makeResendVerification({ unitOfWork, ids }),
      logIn: makeLogIn({ unitOfWork, passwordHasher, accessTokens, ids, clock }),
      logOut: makeLogOut({ unitOfWork }),
      changePassword: makeChangePassword({ ...password, accessTokens }),
      requestPasswordReset: makeRequestPasswordReset({ unitOfWork, ids }),
      checkResetLink,
      resetPassword: makeResetPassword({ ...password, checkResetLink }),
      readOwnSessions: makeReadOwnSessions({ unitOfWork, clock }),
      endSession: makeEndSession({ unitOfWork }),
      logOutEverywhere: makeLogOutEverywhere({ unitOfWork }),
      addUser: makeAddUser(password),
      setUserRole: makeSetUserRole({ unitOfWork, ids, clock }),
      setUserStatus: makeSetUserStatus({ unitOfWork, ids, clock }),
      setTemporaryPassword: makeSetTemporaryPassword(password),
      grantCredits: makeGrantCredits({ unitOfWork, ids, clock }),
      requeueFailedPlan: makeRequeueFailedPlan({ unitOfWork, tutor, ids, clock }),
      requeueFailedChapter: makeRequeueFailedChapter({ unitOfWork, tutor, ids, clock }),
      vouchForUser: makeVouchForUser({ unitOfWork, ids, clock }),
      closeAccount: makeCloseAccount({ unitOfWork, ids, clock }),
      exportUser: makeExportUser({ unitOfWork, ids, clock, screens }),
      readHealth: makeReadHealth({ adminScreens, clock }),
      readCosts: makeReadCosts({ adminScreens, clock, spending, tutor }),
      deleteAccount: makeDeleteAccount({ unitOfWork, passwordHasher, ids, clock }),
      cleanUp,
      identifyReader: makeIdentifyReader({ accessTokens, screens, unitOfWork, clock }),
      startConversation: makeStartConversation(conversation),
      continueConversation: makeContinueConversation(conversation),
      readConversation: makeReadConversation({ unitOfWork }),
      readCurrentConversation: makeReadCurrentConversation({ unitOfWork }),
      stopReply: makeStopReply({ unitOfWork, runningReplies }),
      cancelConversation: makeCancelConversation({ unitOfWork, runningReplies, clock }),
      reopenConversation: makeReopenConversation({ unitOfWork, clock }),
      confirmPlan: makeConfirmPlan({ unitOfWork, tutor, ids, clock, onDeclined }),
      retryPlan: makeRetryPlan({ unitOfWork, tutor }),
      requeueStuck: makeRequeueStuck({ unitOfWork }),
      unlockNextChapter: makeUnlockNextChapter({ unitOfWork, tutor, ids, clock }),
      openCheckout: makeOpenCheckout({ unitOfWork, payments, ids, clock, settings }),
      fulfilPurchase,
      receivePaymentNotice: makeReceivePaymentNotice({ payments, fulfilPurchase }),
      confirmPayments: makeConfirmPayments({ unitOfWork, payments, fulfilPurchase, screens }),
      reconcilePayments,
      toggleCompletion: makeToggleCompletion({ unitOfWork, clock }),
      markChapterRead: makeMarkChapterRead({ unitOfWork, clock }),
      tickObjective: makeTickObjective({ unitOfWork }),
    },
  }
}
