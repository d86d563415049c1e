import type { Migration } from '@mikro-orm/migrations'
import { Initial } from './2026-11-21-initial.ts'
import { Accounts } from './accounts/2026-11-21-accounts.ts'
import { Registrations } from './accounts/2026-11-22-registrations.ts'
import { Skeletons } from './accounts/2026-11-22-skeletons.ts'
import { Languages } from './accounts/2026-11-24-languages.ts'
import { RenewedSkeletons } from './accounts/2026-11-29-renewed-skeletons.ts'
import { Administration } from './administration/2026-11-21-administration.ts'
import { Records } from './administration/2026-11-21-records.ts'
import { TroubledChapters } from './administration/2026-11-23-troubled-chapters.ts'
import { Support } from './administration/2026-11-24-support.ts'
import { AdminLists } from './administration/2026-11-28-admin-lists.ts'
import { LandingViews } from './administration/2026-11-28-landing-views.ts'
import { OperatorAlerts } from './administration/2026-11-28-operator-alerts.ts'
import { Reading } from './learning/2026-11-22-reading.ts'
import { Versions } from './learning/2026-11-22-versions.ts'
import { ChapterParts } from './learning/2026-11-23-chapter-parts.ts'
import { ChapterVersions } from './learning/2026-11-23-chapter-versions.ts'
import { CheckAttempts } from './learning/2026-11-23-check-attempts.ts'
import { DraftOutlines } from './learning/2026-11-23-draft-outlines.ts'
import { Outlines } from './learning/2026-11-23-outlines.ts'
import { Placements } from './learning/2026-11-23-placements.ts'
import { PlanEdits } from './learning/2026-11-23-plan-edits.ts'
import { PlanRevisions } from './learning/2026-11-23-plan-revisions.ts'
import { SectionNotes } from './learning/2026-11-23-section-notes.ts'
import { FailureCodes } from './learning/2026-11-24-failure-codes.ts'
import { KeptFailureCodes } from './learning/2026-11-24-kept-failure-codes.ts'
import { KeptResources } from './learning/2026-11-24-kept-resources.ts'
import { Resources } from './learning/2026-11-24-resources.ts'
import { VersionReports } from './learning/2026-11-24-version-reports.ts'
import { FreeChapters } from './learning/2026-11-29-free-chapters.ts'
import { FreePlans } from './learning/2026-11-29-free-plans.ts'
import { Suggestions } from './learning/2026-11-29-suggestions.ts'
import { Payments } from './payments/2026-11-21-payments.ts'
import { PendingUnlocks } from './payments/2026-11-28-pending-unlocks.ts'
import type { MigrationName } from './schema-state.ts'
import { Answers } from './tutoring/2026-11-22-answers.ts'
import { Declined } from './tutoring/2026-11-22-declined.ts'
import { UnfitAnswers } from './tutoring/2026-11-22-unfit-answers.ts'
import { PromptVersions } from './tutoring/2026-11-23-prompt-versions.ts'
import { ResourceTasks } from './tutoring/2026-11-24-resource-tasks.ts'

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration

/**
 * Expand, then contract: during a deployment the previous version works on the migrated tables, so a migration removes and
 * requires nothing that it uses. What must go, goes a version later. Listed in their order, because a bundle has no folders to scan.
 */
export const migrations: Readonly<Record<MigrationName, MigrationClass>> = {
  '2026-11-21-initial': Initial,
  '2026-11-21-accounts': Accounts,
  '2026-11-21-payments': Payments,
  '2026-11-21-administration': Administration,
  '2026-11-21-records': Records,
  '2026-11-22-answers': Answers,
  '2026-11-22-declined': Declined,
  '2026-11-22-reading': Reading,
  '2026-11-22-registrations': Registrations,
  '2026-11-22-skeletons': Skeletons,
  '2026-11-22-unfit-answers': UnfitAnswers,
  '2026-11-22-versions': Versions,
  '2026-11-23-outlines': Outlines,
  '2026-11-23-draft-outlines': DraftOutlines,
  '2026-11-23-plan-edits': PlanEdits,
  '2026-11-23-plan-revisions': PlanRevisions,
  '2026-11-23-chapter-parts': ChapterParts,
  '2026-11-23-check-attempts': CheckAttempts,
  '2026-11-23-section-notes': SectionNotes,
  '2026-11-23-prompt-versions': PromptVersions,
  '2026-11-23-troubled-chapters': TroubledChapters,
  '2026-11-23-placements': Placements,
  '2026-11-23-chapter-versions': ChapterVersions,
  '2026-11-24-failure-codes': FailureCodes,
  '2026-11-24-version-reports': VersionReports,
  '2026-11-24-kept-failure-codes': KeptFailureCodes,
  '2026-11-24-resources': Resources,
  '2026-11-24-resource-tasks': ResourceTasks,
  '2026-11-24-kept-resources': KeptResources,
  '2026-11-24-languages': Languages,
  '2026-11-24-support': Support,
  '2026-11-28-admin-lists': AdminLists,
  '2026-11-28-pending-unlocks': PendingUnlocks,
  '2026-11-28-operator-alerts': OperatorAlerts,
  '2026-11-28-landing-views': LandingViews,
  '2026-11-29-renewed-skeletons': RenewedSkeletons,
  '2026-11-29-free-chapters': FreeChapters,
  '2026-11-29-suggestions': Suggestions,
  '2026-11-29-free-plans': FreePlans,
}
