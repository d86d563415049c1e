import 'reflect-metadata'
import {
  makeAddUser,
  makeCancelConversation,
  makeChangePassword,
  makeCheckResetLink,
  makeCleanUp,
  makeConfirmPayments,
  makeConfirmPlan,
  makeContinueConversation,
  makeDeleteAccount,
  makeDraftPlan,
  makeEndLostCalls,
  makeEndSession,
  makeEnsureFirstAdmin,
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
  makeWriteChapter,
} from '@app/domain'
import { Container } from 'inversify'
import { type Ports, portTokens as p, type Token, useCaseTokens as u } from './tokens.ts'

/** Answers what a token stands for. */
export type Resolve = <T>(token: Token<T>) => T

/** Every use case on the given ports. Each is made once, when it is first asked for. */
export function makeContainer(ports: Ports): Resolve {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind = binderOf(container)
  for (const name of Object.keys(p) as (keyof Ports)[]) container.bind<unknown>(p[name]).toConstantValue(ports[name])

  const {
    unitOfWork,
    screens,
    adminScreens,
    model,
    markdown,
    mailer,
    passwordHasher,
    accessTokens,
    ids,
    clock,
    pause,
    settings,
  } = p
  const { moderation, onDeclined } = p
  const { commonPasswords, payments, onFailedAttempt, onPaymentTrouble, onModelCall, onCallNotKept, spending } = p
  const { tutor } = u
  const generation = { tutor, markdown, gates: p.gates, clock, pause, onFailedAttempt, unitOfWork, ids }
  const password = { unitOfWork, passwordHasher, commonPasswords, ids, clock }
  const declining = { ids, clock, onDeclined }
  const { runningReplies } = u
  const conversation = {
    ...declining,
    unitOfWork,
    tutor,
    markdown,
    gates: p.gates,
    moderation,
    runningReplies,
    onFailedAttempt,
  }

  bind(u.tutor, makeTutor, { model, unitOfWork, ids, clock, spending, onModelCall, onCallNotKept })
  bind(u.runningReplies, makeRunningReplies, {})
  bind(u.registerUser, makeRegisterUser, password)
  bind(u.verifyEmail, makeVerifyEmail, { unitOfWork, ids, clock })
  bind(u.resendVerification, makeResendVerification, { unitOfWork, ids })
  bind(u.logIn, makeLogIn, { unitOfWork, passwordHasher, accessTokens, ids, clock })
  bind(u.logOut, makeLogOut, { unitOfWork })
  bind(u.identifyReader, makeIdentifyReader, { accessTokens, screens, unitOfWork, clock })
  bind(u.changePassword, makeChangePassword, { ...password, accessTokens })
  bind(u.requestPasswordReset, makeRequestPasswordReset, { unitOfWork, ids })
  bind(u.checkResetLink, makeCheckResetLink, { unitOfWork, ids, clock })
  bind(u.resetPassword, makeResetPassword, { ...password, checkResetLink: u.checkResetLink })
  bind(u.readOwnSessions, makeReadOwnSessions, { unitOfWork, clock })
  bind(u.endSession, makeEndSession, { unitOfWork })
  bind(u.logOutEverywhere, makeLogOutEverywhere, { unitOfWork })
  bind(u.deleteAccount, makeDeleteAccount, { unitOfWork, passwordHasher, ids, clock })
  bind(u.startConversation, makeStartConversation, conversation)
  bind(u.continueConversation, makeContinueConversation, conversation)
  bind(u.readConversation, makeReadConversation, { unitOfWork })
  bind(u.reopenConversation, makeReopenConversation, { unitOfWork, clock })
  bind(u.readCurrentConversation, makeReadCurrentConversation, { unitOfWork })
  bind(u.stopReply, makeStopReply, { unitOfWork, runningReplies: u.runningReplies })
  bind(u.cancelConversation, makeCancelConversation, { unitOfWork, runningReplies: u.runningReplies, clock })
  bind(u.confirmPlan, makeConfirmPlan, { ...declining, unitOfWork, tutor })
  bind(u.retryPlan, makeRetryPlan, { unitOfWork, tutor })
  bind(u.endLostCalls, makeEndLostCalls, { unitOfWork, clock })
  bind(u.requeueStuck, makeRequeueStuck, { unitOfWork })
  bind(u.unlockNextChapter, makeUnlockNextChapter, { unitOfWork, tutor, ids, clock })
  const admin = { unitOfWork, ids, clock }
  bind(u.addUser, makeAddUser, password)
  bind(u.ensureFirstAdmin, makeEnsureFirstAdmin, password)
  bind(u.setUserStatus, makeSetUserStatus, admin)
  bind(u.setUserRole, makeSetUserRole, admin)
  bind(u.setTemporaryPassword, makeSetTemporaryPassword, password)
  bind(u.grantCredits, makeGrantCredits, admin)
  bind(u.requeueFailedPlan, makeRequeueFailedPlan, { ...admin, tutor })
  bind(u.requeueFailedChapter, makeRequeueFailedChapter, { ...admin, tutor })
  bind(u.readHealth, makeReadHealth, { adminScreens, clock })
  bind(u.readCosts, makeReadCosts, { adminScreens, clock, spending, tutor })
  bind(u.openCheckout, makeOpenCheckout, { unitOfWork, payments, ids, clock, settings })
  bind(u.fulfilPurchase, makeFulfilPurchase, { unitOfWork, payments, ids, clock, onPaymentTrouble })
  const { fulfilPurchase } = u
  bind(u.receivePaymentNotice, makeReceivePaymentNotice, { payments, fulfilPurchase })
  bind(u.confirmPayments, makeConfirmPayments, { unitOfWork, payments, fulfilPurchase, screens })
  bind(u.reconcilePayments, makeReconcilePayments, { unitOfWork, payments, fulfilPurchase, clock })
  bind(u.toggleCompletion, makeToggleCompletion, { unitOfWork, clock })
  bind(u.markChapterRead, makeMarkChapterRead, { unitOfWork, clock })
  bind(u.tickObjective, makeTickObjective, { unitOfWork })
  bind(u.draftPlan, makeDraftPlan, generation)
  bind(u.writeChapter, makeWriteChapter, generation)
  bind(u.sendMail, makeSendMail, { unitOfWork, mailer, ids, clock, settings })
  bind(u.cleanUp, makeCleanUp, { unitOfWork, ids, clock })
  const { draftPlan, writeChapter, sendMail, cleanUp, reconcilePayments } = u
  bind(u.jobHandlers, makeJobHandlers, { draftPlan, writeChapter, sendMail, cleanUp, reconcilePayments })
  return <T>(token: Token<T>) => container.get<T>(token)
}

/** Binds a factory that takes its dependencies by name to tokens of the same names. */
const binderOf =
  (container: Container) =>
  <T, Needs extends { readonly [N in keyof Needs]: Needs[N] }>(
    token: Token<T>,
    make: (needs: Needs) => T,
    needs: { readonly [N in keyof Needs]: Token<Exclude<Needs[N], undefined>> },
  ): void => {
    const names = Object.keys(needs)
    const fromValues = (...values: unknown[]): T =>
      // the tokens of `needs` say that each value has the type that its name asks for
      make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Needs)
    container.bind<T>(token).toResolvedValue(fromValues, Object.values<symbol>(needs))
  }
