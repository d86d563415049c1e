import { sqlMigration } from '../sql-migration.ts'
import { accounts } from './accounts.ts'
import { conversations } from './conversations.ts'
import { creditGuards, credits } from './credits.ts'
import { operations } from './operations.ts'
import { plans, planTriggers } from './plans.ts'
import { resources } from './resources.ts'

/** The schema of the first version that one could install. */
export const Initial = sqlMigration(
  ...[accounts, credits, creditGuards, conversations, plans, planTriggers, resources, operations],
)
