import type { Command } from 'commander'
import { EXIT_CONFIG, readConfig, readEnvironment } from '../../config.ts'
import { inColumns, type OutputOptions, print } from '../output.ts'
import { checkDatabase, checkDisk } from './check-machine.ts'
import { checkConfiguration, checkMail, checkModel, checkPayments } from './check-services.ts'
import { broken, type Diagnostic } from './diagnostic.ts'

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'Checks everything the app needs: configuration, database, disk, mail server, model, payments, clocks, jobs. Prints ' +
        'one line each, with what to do. Changes nothing. Exits with 1 if something is broken; warnings don’t count.',
    )
    .addHelpText('after', '\nExample: npm run cli -- doctor')
    .action(async (shown: OutputOptions) => {
      const diagnostics = await examine()
      const rows = diagnostics.map(({ state, check, says, todo }) => [
        state,
        check,
        todo === null ? says : `${says.replace(/\.$/, '')}. ${todo}`,
      ])
      print({ json: diagnostics, words: inColumns(['state', 'check', 'finding'], rows) }, shown)
      const isBroken = diagnostics.some(({ state }) => state === 'broken')
      process.exitCode ??= isBroken ? 1 : 0
    })
}

async function examine(): Promise<readonly Diagnostic[]> {
  const read = readConfig(readEnvironment())
  if (!read.ok) {
    process.exitCode = EXIT_CONFIG
    return read.error.map((fault) => broken('configuration', fault, 'The app won’t start like this.'))
  }
  const config = read.value
  // in parallel: each may have to wait for its timeout
  const [disk, database, mail, model, payments] = await Promise.all([
    checkDisk(config),
    checkDatabase(config),
    checkMail(config),
    checkModel(config),
    checkPayments(config),
  ])
  return [...checkConfiguration(config), disk, ...database, mail, model, payments]
}
