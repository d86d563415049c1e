import type { appInfo, ReplyOf } from '@app/contract'
import type {
  AddUser,
  AdminScreens,
  CancelConversation,
  ChangePassword,
  CheckResetLink,
  ConfirmPayments,
  ConfirmPlan,
  ContinueConversation,
  DeleteAccount,
  EndSession,
  GrantCredits,
  IdentifyReader,
  LogIn,
  LogOut,
  LogOutEverywhere,
  MarkChapterRead,
  OpenCheckout,
  RateLimiter,
  ReadConversation,
  ReadCosts,
  ReadCurrentConversation,
  ReadHealth,
  ReadOwnSessions,
  ReceivePaymentNotice,
  RegisterUser,
  ReopenConversation,
  RequestPasswordReset,
  RequeueFailedChapter,
  RequeueFailedPlan,
  RequeueStuck,
  ResendVerification,
  ResetPassword,
  RetryPlan,
  Screens,
  SetTemporaryPassword,
  SetUserRole,
  SetUserStatus,
  StartConversation,
  StopReply,
  TickObjective,
  ToggleCompletion,
  UnlockNextChapter,
  VerifyEmail,
} from '@app/domain'
import type { Logger } from 'pino'
import type { DevPages } from './kit/dev-pages.ts'
import type { ReportFault } from './kit/problems.ts'
import type { InRequest } from './kit/request-id.ts'
import type { OnAnswered } from './kit/request-log.ts'
import type { SandboxPages } from './kit/sandbox-pages.ts'
import type { TraceRequest } from './kit/trace-requests.ts'
import type { IsReady } from './routes/health.ts'

export type UseCases = {
  readonly registerUser: RegisterUser
  readonly verifyEmail: VerifyEmail
  readonly resendVerification: ResendVerification
  readonly logIn: LogIn
  readonly logOut: LogOut
  readonly identifyReader: IdentifyReader
  readonly changePassword: ChangePassword
  readonly requestPasswordReset: RequestPasswordReset
  readonly checkResetLink: CheckResetLink
  readonly resetPassword: ResetPassword
  readonly readOwnSessions: ReadOwnSessions
  readonly endSession: EndSession
  readonly logOutEverywhere: LogOutEverywhere
  readonly deleteAccount: DeleteAccount
  readonly requeueStuck: RequeueStuck
  readonly retryPlan: RetryPlan
  readonly unlockNextChapter: UnlockNextChapter
  readonly toggleCompletion: ToggleCompletion
  readonly markChapterRead: MarkChapterRead
  readonly tickObjective: TickObjective
  readonly startConversation: StartConversation
  readonly readConversation: ReadConversation
  readonly reopenConversation: ReopenConversation
  readonly readCurrentConversation: ReadCurrentConversation
  readonly continueConversation: ContinueConversation
  readonly stopReply: StopReply
  readonly confirmPlan: ConfirmPlan
  readonly cancelConversation: CancelConversation
  readonly openCheckout: OpenCheckout
  readonly confirmPayments: ConfirmPayments
  readonly receivePaymentNotice: ReceivePaymentNotice
  readonly addUser: AddUser
  readonly setUserStatus: SetUserStatus
  readonly setUserRole: SetUserRole
  readonly setTemporaryPassword: SetTemporaryPassword
  readonly grantCredits: GrantCredits
  readonly requeueFailedPlan: RequeueFailedPlan
  readonly requeueFailedChapter: RequeueFailedChapter
  readonly readHealth: ReadHealth
  readonly readCosts: ReadCosts
}

export type HttpDeps = {
  readonly useCases: UseCases
  readonly screens: Screens
  readonly adminScreens: AdminScreens
  readonly rateLimiter: RateLimiter
  readonly appInfo: ReplyOf<typeof appInfo>
  readonly version: string
  /** Where browsers reach all this, without a slash at its end: what pages call themselves elsewhere. */
  readonly appUrl: string
  /** The folder of the built web app; null serves the API alone. It is read once: a new build needs a new start. */
  readonly webRoot: string | null
  /** What lies under /dev; null where there is no such thing, as in production. */
  readonly pages: DevPages | null
  /** Where pretend money is paid; null where the money is real. */
  readonly sandbox: SandboxPages | null
  readonly isReady: IsReady
  readonly log: Logger
  readonly production: boolean
  /** Addresses and subnets whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[]
  /** Origins beside our own that the web app may send to, such as an error-reporting service. */
  readonly connectTo?: readonly string[]
  /** Told of every fault that is logged. */
  readonly reportFault?: ReportFault
  /** Runs every request, to measure it. */
  readonly traceRequest?: TraceRequest
  /** Runs every request, so that what is done for it can name it. */
  readonly inRequest?: InRequest
  /** Told of every request that was answered. */
  readonly onAnswered?: OnAnswered
}
