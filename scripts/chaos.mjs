import { ensureInstalled, runTool, toolEnvironment } from './bootstrap.mjs'

// The races and faults of the test command, many times over: `npm run chaos`, or `npm run chaos -- 10` for ten times as often.

await ensureInstalled()
const [factor = '100'] = process.argv.slice(2)
process.exitCode = await runTool(
  'vitest',
  [
    'run',
    '--configLoader',
    'native',
    '--project',
    'integration',
    '--testTimeout',
    '36000000',
    ...['unlock-races', 'payment-faults', 'crash', 'credits-model', 'check-model'].map(
      (name) => `apps/server/test/${name}.int.test.ts`,
    ),
  ],
  { env: { ...toolEnvironment(), LONG_RUN: factor, PROPERTY_SEED: process.env.PROPERTY_SEED ?? 'random' } },
)
