import { sqlMigration } from '../sql-migration.ts'

export const OperatorAlerts = sqlMigration(`
  CREATE TABLE operator_alerts (
    kind text PRIMARY KEY,
    sent_at timestamptz NOT NULL
  );
  CREATE INDEX mail_records_failed ON mail_records (at) WHERE state = 'failed';
`)
