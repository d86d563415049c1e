// Measures what the product promises about speed and size, and prints one line per figure. Not a test: machines differ.
// `npm run bench -- --only=accounts` runs one part. `--only=versions --against=DIR` compares another version, installed in that folder.
import { benchAccounts } from './bench/accounts.ts'
import { benchAdminLists } from './bench/admin-lists.ts'
import { benchCapacity } from './bench/capacity.ts'
import { benchGenerations } from './bench/generations.ts'
import { benchHostile } from './bench/hostile.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchReviews } from './bench/reviews.ts'
import { benchStarts } from './bench/starts.ts'
import { benchVersions } from './bench/versions.ts'
import { benchWaits } from './bench/waits.ts'
import { checkBudgets } from './check-budgets.mjs'

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  starts: benchStarts,
  generations: benchGenerations,
  waits: benchWaits,
  accounts: benchAccounts,
  'admin-lists': benchAdminLists,
  reviews: benchReviews,
  capacity: benchCapacity,
  hostile: benchHostile,
  lighthouse: benchLighthouse,
  versions: benchVersions,
  budgets: () => void checkBudgets(),
}

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const parts = only?.split(',') ?? Object.keys(PARTS)
for (const part of parts) {
  const bench = PARTS[part]
  if (!bench) throw new Error(`There is no part ${part}. There are: ${Object.keys(PARTS).join(', ')}.`)
  await bench()
}
