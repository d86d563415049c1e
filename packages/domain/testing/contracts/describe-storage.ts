import { describeAdminScreens } from './admin-screens.ts'
import { describeAuditLog } from './audit-log.ts'
import { describeChapterRepository } from './chapter-repository.ts'
import { describeConversationRepository } from './conversation-repository.ts'
import { describeCosts } from './costs.ts'
import { describeHealthScreens } from './health-screens.ts'
import { describeJobQueue } from './job-queue.ts'
import { describeLedgerScreen } from './ledger-screen.ts'
import { describeModelCallRepository } from './model-call-repository.ts'
import { describePersonalData } from './personal-data.ts'
import { describePersonalRecords } from './personal-records.ts'
import { describePlanRepository } from './plan-repository.ts'
import { describePlanVersions } from './plan-versions.ts'
import { describePurchaseRepository } from './purchase-repository.ts'
import { describeRegistrationRepository } from './registration-repository.ts'
import { describeScreens } from './screens.ts'
import { describeSecretLinkRepository } from './secret-link-repository.ts'
import { describeSessionRepository } from './session-repository.ts'
import type { StorageFactory } from './storage.ts'
import { describeUnitOfWork } from './unit-of-work.ts'
import { describeUserRemoval } from './user-removal.ts'
import { describeUserRepository } from './user-repository.ts'
import { describeWalletRepository } from './wallet-repository.ts'

/** Every suite about what is kept, in one call. */
export function describeStorage(name: string, open: StorageFactory): void {
  describeUnitOfWork(name, open)
  describeUserRepository(name, open)
  describeUserRemoval(name, open)
  describeSessionRepository(name, open)
  describeRegistrationRepository(name, open)
  describeSecretLinkRepository(name, open)
  describeWalletRepository(name, open)
  describePurchaseRepository(name, open)
  describePlanRepository(name, open)
  describePlanVersions(name, open)
  describeChapterRepository(name, open)
  describeConversationRepository(name, open)
  describeJobQueue(name, open)
  describeScreens(name, open)
  describeLedgerScreen(name, open)
  describePersonalData(name, open)
  describePersonalRecords(name, open)
  describeAuditLog(name, open)
  describeAdminScreens(name, open)
  describeModelCallRepository(name, open)
  describeHealthScreens(name, open)
  describeCosts(name, open)
}
