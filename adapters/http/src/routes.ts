import type { endpoints } from '@app/contract'
import type { HttpDeps } from './http-deps.ts'
import type { Route } from './pipeline/route.ts'
import { accountRoutes } from './routes/account.ts'
import { adminChapterRoutes } from './routes/admin-chapters.ts'
import { adminHealthRoutes } from './routes/admin-health.ts'
import { adminSupportRoutes } from './routes/admin-support.ts'
import { adminUserRoutes } from './routes/admin-users.ts'
import { chapterVersionRoutes } from './routes/chapter-versions.ts'
import { chapterRoutes } from './routes/chapters.ts'
import { checkRoutes } from './routes/checks.ts'
import { conversationRoutes } from './routes/conversations.ts'
import { creditRoutes } from './routes/credits.ts'
import { helpRoutes } from './routes/help.ts'
import { installationRoutes } from './routes/installation.ts'
import { ownDataRoutes } from './routes/own-data.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { paymentRoutes } from './routes/payments.ts'
import { planEditRoutes } from './routes/plan-edits.ts'
import { planRoutes } from './routes/plans.ts'
import { resourceRoutes } from './routes/resources.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { sharingRoutes } from './routes/sharing.ts'

export type Routes = Readonly<Record<keyof typeof endpoints, Route>>

/** One route for every endpoint of the contract: one that is missing does not compile. */
export const makeRoutes = (
  deps: Pick<
    HttpDeps,
    | ('useCases' | 'readModels' | 'adminReadModels' | 'rateLimiter' | 'appInfo' | 'version' | 'configuration')
    | 'questionsPerDay'
  >,
): Routes => ({
  ...accountRoutes(deps),
  ...passwordRoutes(deps),
  ...ownDataRoutes(deps),
  ...planRoutes(deps),
  ...planEditRoutes(deps),
  ...sharingRoutes(deps),
  ...chapterRoutes(deps),
  ...checkRoutes(deps),
  ...reviewRoutes(deps),
  ...helpRoutes(deps),
  ...resourceRoutes(deps),
  ...chapterVersionRoutes(deps),
  ...conversationRoutes(deps),
  ...creditRoutes(deps),
  ...paymentRoutes(deps),
  ...adminUserRoutes(deps),
  ...adminSupportRoutes(deps),
  ...adminChapterRoutes(deps),
  ...adminHealthRoutes(deps),
  ...installationRoutes(deps),
})
