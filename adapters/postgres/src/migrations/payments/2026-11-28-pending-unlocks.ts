import { sqlMigration } from '../sql-migration.ts'

// NULL: the credits are for nothing in particular.
export const PendingUnlocks = sqlMigration('ALTER TABLE purchases ADD COLUMN pending_unlock jsonb')
