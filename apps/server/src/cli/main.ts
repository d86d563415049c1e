import { Command } from 'commander'
import { addAdminVerbs } from './admin.ts'
import { addAiVerbs } from './ai.ts'
import { addBackup } from './backup.ts'
import { addConfigVerbs } from './config.ts'
import { addCreditsVerbs } from './credits.ts'
import { addDoctor } from './doctor.ts'
import { addLedgerVerbs } from './ledger.ts'
import { addMailVerbs } from './mail.ts'
import { addMigrate } from './migrate.ts'
import { addRestore } from './restore.ts'
import { addRetryVerbs } from './retry.ts'
import { addSeedVerbs } from './seed.ts'
import { addStripeVerbs } from './stripe.ts'
import { addUserVerbs } from './user.ts'

const program = new Command()
  .name('npm run cli --')
  .description(
    'Verbs for whoever runs this service. They read the same configuration as the app, and work whether or not it is ' +
      'running. They exit with 0 when done, 1 when refused or found broken, 2 when they cannot look, 3 when what ' +
      'they did is not sound, 78 when the configuration has faults.',
  )
  .showHelpAfterError()

const groups = [
  addAdminVerbs,
  addUserVerbs,
  addCreditsVerbs,
  addLedgerVerbs,
  addRetryVerbs,
  addMigrate,
  addBackup,
  addRestore,
  addSeedVerbs,
  addMailVerbs,
  addAiVerbs,
  addStripeVerbs,
  addConfigVerbs,
  addDoctor,
]
for (const add of groups) add(program)

try {
  await program.parseAsync()
} catch (error) {
  // not the error itself: what a driver hangs on it can be somebody's address
  process.stderr.write(`This should not have happened. ${error instanceof Error ? error.stack : ''}\n`)
  process.exitCode = 2
}
