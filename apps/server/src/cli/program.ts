import { Command } from 'commander'
import { addBackup } from './database/backup.ts'
import { addLedgerVerbs } from './database/ledger.ts'
import { addMigrate } from './database/migrate.ts'
import { addRestore } from './database/restore.ts'
import { addDoctor } from './doctor/doctor.ts'
import { addRetryVerbs } from './retry.ts'
import { addSeedVerbs } from './seed/seed.ts'
import { addAiVerbs } from './services/ai.ts'
import { addConfigVerbs } from './services/config.ts'
import { addMailVerbs } from './services/mail.ts'
import { addStripeVerbs } from './services/stripe.ts'
import { addAdminVerbs } from './users/admin.ts'
import { addCreditsVerbs } from './users/credits.ts'
import { addUserVerbs } from './users/user.ts'

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

/** Runs the verb that `args` name. Prints to this process, and sets its exit code. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = makeProgram()
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    // not the error itself: drivers attach values to it, which may be personal data
    process.stderr.write(`Unexpected error. ${error instanceof Error ? error.stack : ''}\n`)
    process.exitCode = 2
  }
}

function makeProgram(): Command {
  const program = new Command()
    .name('npm run cli --')
    .description(
      'Commands for operators. They read the same configuration as the app and work whether or not it is running. Exit ' +
        'codes: 0 done, 1 refused or broken, 2 could not check, 3 done with invalid data, 78 invalid configuration.',
    )
    .showHelpAfterError()

  for (const add of groups) add(program)
  // an export is JSON anyway
  for (const verb of verbsOf(program)) if (verb.name() !== 'export') verb.option('--json', 'print as JSON')
  return program
}

const verbsOf = ({ commands }: Command): readonly Command[] =>
  commands.flatMap((command) => (command.commands.length === 0 ? [command] : verbsOf(command)))
