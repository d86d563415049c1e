import { Command } from 'commander'
import { EXIT_CONFIG, readConfig, readEnvironment } from '../config.ts'
import { allHold, inLines } from './ledger-check.ts'
import { visitDatabase } from './visit-database.ts'

const program = new Command()
  .name('npm run cli --')
  .description('Verbs for whoever runs this service. They read the same configuration as the app.')
  .showHelpAfterError()

program
  .command('ledger')
  .description('the credits of all users')
  .command('check')
  .description(
    'Checks that every credit is accounted for, on the live database: ten invariants, and the first row that breaks one. ' +
      'Exits with 1 when something is broken, with 2 when it cannot look. It only reads.',
  )
  .option('--json', 'print the findings as JSON')
  .action(async ({ json = false }: { readonly json?: boolean }) => {
    const checked = await visitDatabase(configuration(), async (postgres) => ({
      findings: await postgres.checkLedger(),
      debts: await postgres.readDebts(),
    }))
    if (!checked.ok) return fail(checked.error)
    const { findings, debts } = checked.value
    process.stdout.write(`${json ? JSON.stringify(findings, null, 2) : inLines(findings, debts)}\n`)
    process.exitCode = allHold(findings) ? 0 : 1
  })

await program.parseAsync()

function configuration() {
  const config = readConfig(readEnvironment())
  if (config.ok) return config.value
  process.stderr.write(`The configuration has faults:\n${config.error.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(EXIT_CONFIG)
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 2
}
