import type { Repositories } from '@app/domain'
import { type JobSender, makeJobQueue, type RequestId } from './job-queue.ts'
import { makeAuditLog } from './repositories/audit-log.ts'
import { makeChapterRepository } from './repositories/chapter-repository.ts'
import { makeConversationRepository } from './repositories/conversation-repository.ts'
import { makeModelCallRepository } from './repositories/model-call-repository.ts'
import { makePlanRepository } from './repositories/plan-repository.ts'
import { makePurchaseRepository } from './repositories/purchase-repository.ts'
import { makeRegistrationRepository } from './repositories/registration-repository.ts'
import { makeSecretLinkRepository } from './repositories/secret-link-repository.ts'
import { makeSessionRepository } from './repositories/session-repository.ts'
import { makeUserRepository } from './repositories/user-repository.ts'
import { makeWalletRepository } from './repositories/wallet-repository.ts'
import type { Transaction } from './transaction.ts'

/** Beside the connection, what some of them write with. */
export type Writing = { readonly sender: JobSender; readonly requestId: RequestId }

export const repositoriesOn = (transaction: Transaction, writing: Writing): Repositories => ({
  users: makeUserRepository(transaction),
  sessions: makeSessionRepository(transaction),
  registrations: makeRegistrationRepository(transaction),
  secretLinks: makeSecretLinkRepository(transaction),
  wallets: makeWalletRepository(transaction),
  purchases: makePurchaseRepository(transaction),
  plans: makePlanRepository(transaction),
  chapters: makeChapterRepository(transaction),
  conversations: makeConversationRepository(transaction),
  auditLog: makeAuditLog(transaction),
  modelCalls: makeModelCallRepository(transaction, writing.requestId),
  jobs: makeJobQueue(transaction, writing),
})
