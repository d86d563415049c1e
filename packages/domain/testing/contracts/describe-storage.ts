import { describeAdminReadModels } from './read-models/admin.ts'
import { describeChapterReadModels } from './read-models/admin-chapters.ts'
import { describeSupportReadModels } from './read-models/admin-support.ts'
import { describeCheckReadModels } from './read-models/check.ts'
import { describeCosts } from './read-models/costs.ts'
import { describeDueCards } from './read-models/due-cards.ts'
import { describeFunnel } from './read-models/funnel.ts'
import { describeHealthReadModels } from './read-models/health.ts'
import { describeReadModels } from './read-models/learner.ts'
import { describeLedgerPage } from './read-models/ledger.ts'
import { describePersonalData } from './read-models/personal-data.ts'
import { describePlanPage } from './read-models/plan-page.ts'
import { describeResourceReadModels } from './read-models/resources.ts'
import { describeSharingReadModels } from './read-models/sharing.ts'
import { describeWhatWasChecked } from './read-models/what-was-checked.ts'
import { describeAuditLog } from './repositories/audit-log.ts'
import { describeChapterPartRepository } from './repositories/chapter-part-repository.ts'
import { describeChapterRepository } from './repositories/chapter-repository.ts'
import { describeChapterVersionRepository } from './repositories/chapter-version-repository.ts'
import { describeCheckAttemptRepository } from './repositories/check-attempt-repository.ts'
import { describeConversationRepository } from './repositories/conversation-repository.ts'
import { describeHelpTurnRepository } from './repositories/help-turn-repository.ts'
import { describeJobQueue } from './repositories/job-queue.ts'
import { describeLinkRepository } from './repositories/link-repository.ts'
import { describeModelCallRepository } from './repositories/model-call-repository.ts'
import { describeOperatorAlertLog } from './repositories/operator-alert-log.ts'
import { describePlacementRepository } from './repositories/placement-repository.ts'
import { describePlanRepository } from './repositories/plan-repository.ts'
import { describePlanShareRepository } from './repositories/plan-share-repository.ts'
import { describePlanEdits, describePlanVersions } from './repositories/plan-versions.ts'
import { describePurchaseRepository } from './repositories/purchase-repository.ts'
import { describeRegistrationRepository } from './repositories/registration-repository.ts'
import { describeResourceListRepository } from './repositories/resource-list-repository.ts'
import { describeReviewRepository } from './repositories/review-repository.ts'
import { describeSecretLinkRepository } from './repositories/secret-link-repository.ts'
import { describeSessionRepository } from './repositories/session-repository.ts'
import { describeUserDeletion } from './repositories/user-deletion.ts'
import { describeUserRepository } from './repositories/user-repository.ts'
import { describeWalletRepository } from './repositories/wallet-repository.ts'
import type { StorageFactory } from './storage.ts'
import { describeUnitOfWork } from './unit-of-work.ts'

/** Every suite about what is kept, in one call. */
export function describeStorage(name: string, open: StorageFactory): void {
  describeAllRepositories(name, open)
  describeAllReadModels(name, open)
}

export function describeAllRepositories(name: string, open: StorageFactory): void {
  describeUnitOfWork(name, open)
  describeUserRepository(name, open)
  describeUserDeletion(name, open)
  describeSessionRepository(name, open)
  describeRegistrationRepository(name, open)
  describeSecretLinkRepository(name, open)
  describeWalletRepository(name, open)
  describePurchaseRepository(name, open)
  describePlanRepository(name, open)
  describePlanVersions(name, open)
  describePlanEdits(name, open)
  describePlanShareRepository(name, open)
  describeChapterRepository(name, open)
  describeChapterPartRepository(name, open)
  describeChapterVersionRepository(name, open)
  describeCheckAttemptRepository(name, open)
  describeHelpTurnRepository(name, open)
  describeResourceListRepository(name, open)
  describeLinkRepository(name, open)
  describeReviewRepository(name, open)
  describeConversationRepository(name, open)
  describePlacementRepository(name, open)
  describeOperatorAlertLog(name, open)
  describeJobQueue(name, open)
  describeAuditLog(name, open)
  describeModelCallRepository(name, open)
}

export function describeAllReadModels(name: string, open: StorageFactory): void {
  describeReadModels(name, open)
  describePlanPage(name, open)
  describeWhatWasChecked(name, open)
  describeCheckReadModels(name, open)
  describeDueCards(name, open)
  describeSharingReadModels(name, open)
  describeLedgerPage(name, open)
  describePersonalData(name, open)
  describeAdminReadModels(name, open)
  describeHealthReadModels(name, open)
  describeCosts(name, open)
  describeFunnel(name, open)
  describeChapterReadModels(name, open)
  describeResourceReadModels(name, open)
  describeSupportReadModels(name, open)
}
