import type {
  AccessTokens,
  CancelConversation,
  Clock,
  ConfirmPlan,
  ContinueConversation,
  DraftPlan,
  FailedAttempt,
  IdentifyReader,
  IdSource,
  JobHandlers,
  LanguageModel,
  LogIn,
  LogOut,
  Mailer,
  MailSettings,
  PasswordHasher,
  Pause,
  ReadConversation,
  ReadCurrentConversation,
  RegisterUser,
  RequeueStuck,
  ResendVerification,
  RetryPlan,
  RunningReplies,
  Screens,
  SendMail,
  StartConversation,
  StopReply,
  ToggleCompletion,
  UnitOfWork,
  UnlockNextChapter,
  VerifyEmail,
  WriteChapter,
} from '@app/domain'

declare const provides: unique symbol
/** A symbol that knows what it stands for: without the (never set) property any token would pass for any other. */
export type Token<T> = symbol & { readonly [provides]: T }

const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** What an adapter provides. */
export const portTokens = {
  unitOfWork: token<UnitOfWork>('unitOfWork'),
  screens: token<Screens>('screens'),
  model: token<LanguageModel>('model'),
  mailer: token<Mailer>('mailer'),
  passwordHasher: token<PasswordHasher>('passwordHasher'),
  accessTokens: token<AccessTokens>('accessTokens'),
  ids: token<IdSource>('ids'),
  clock: token<Clock>('clock'),
  pause: token<Pause>('pause'),
  settings: token<MailSettings>('settings'),
  onFailedAttempt: token<(attempt: FailedAttempt) => void>('onFailedAttempt'),
}

/** What the domain makes of it. */
export const useCaseTokens = {
  runningReplies: token<RunningReplies>('runningReplies'),
  registerUser: token<RegisterUser>('registerUser'),
  verifyEmail: token<VerifyEmail>('verifyEmail'),
  resendVerification: token<ResendVerification>('resendVerification'),
  logIn: token<LogIn>('logIn'),
  logOut: token<LogOut>('logOut'),
  identifyReader: token<IdentifyReader>('identifyReader'),
  startConversation: token<StartConversation>('startConversation'),
  continueConversation: token<ContinueConversation>('continueConversation'),
  readConversation: token<ReadConversation>('readConversation'),
  readCurrentConversation: token<ReadCurrentConversation>('readCurrentConversation'),
  stopReply: token<StopReply>('stopReply'),
  cancelConversation: token<CancelConversation>('cancelConversation'),
  confirmPlan: token<ConfirmPlan>('confirmPlan'),
  retryPlan: token<RetryPlan>('retryPlan'),
  requeueStuck: token<RequeueStuck>('requeueStuck'),
  unlockNextChapter: token<UnlockNextChapter>('unlockNextChapter'),
  toggleCompletion: token<ToggleCompletion>('toggleCompletion'),
  draftPlan: token<DraftPlan>('draftPlan'),
  writeChapter: token<WriteChapter>('writeChapter'),
  sendMail: token<SendMail>('sendMail'),
  jobHandlers: token<JobHandlers>('jobHandlers'),
}

export type Ports = {
  readonly [N in keyof typeof portTokens]: (typeof portTokens)[N] extends Token<infer T> ? T : never
}
