import { ok, type Result } from '@app/domain'
import { DatabaseUnavailable, openPostgres, type Postgres } from '@app/postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/open-embedded-postgres.ts'
import { requestId } from '../request-context.ts'

export type OpenDatabase = { readonly postgres: Postgres; readonly url: string; readonly close: () => Promise<void> }

/** The database of the configuration, or the embedded one. The refusal is one sentence for the operator. */
export async function openDatabase(config: Config, log: Logger): Promise<Result<OpenDatabase, string>> {
  const server =
    config.databaseUrl === null
      ? await openEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
      : ok({ url: config.databaseUrl, stop: async () => {} })
  if (!server.ok) return server
  const postgres = openPostgres({
    url: server.value.url,
    requestId,
    // no delay of mails in a trial on one machine
    jobsAtOnce: !config.production,
    onDamagedCheck: (chapter) => {
      log.error({ chapter }, `The stored questions of chapter ${chapter} are damaged: it is shown without its quiz.`)
    },
  })
  const close = async (): Promise<void> => {
    await postgres.close()
    await server.value.stop()
  }
  return ok({ postgres, url: server.value.url, close })
}

/** What no waiting helps against, such as a wrong password or the schema of a newer version, is a sentence. */
export const orUnusable = (work: () => Promise<void>) => async (): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return `The database cannot be used: ${error instanceof Error ? error.message : String(error)}`
  }
}
