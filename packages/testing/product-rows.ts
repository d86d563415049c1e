import { runningUrl } from '../../apps/server/src/embedded-postgres/running.ts'
import { execute } from './database.ts'
import type { Product } from './product.ts'

/** Writes straight into the database of a product that runs: for what no walk through it leads to. */
export async function writeRows(product: Product, ...statements: readonly string[]): Promise<void> {
  const url = await runningUrl(product.dataDir)
  if (url === null) throw new Error('The product has no database of its own that answers.')
  await execute(url, 'BEGIN', ...statements, 'COMMIT')
}
