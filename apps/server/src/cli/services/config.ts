import type { Command } from 'commander'
import { fallbackOf, type Setting } from '../../config/settings.ts'
import { configuration } from '../configuration.ts'
import { inColumns, type OutputOptions, print } from '../output.ts'

export function addConfigVerbs(program: Command): void {
  program
    .command('config')
    .description('environment variables of the app')
    .command('check')
    .description(
      'Prints the configuration that the app would use, without secrets, and where each value comes from. If it has errors, lists ' +
        'them all and exits with 78.',
    )
    .addHelpText('after', '\nExample: npm run cli -- config check')
    .action((shown: OutputOptions) => {
      const settings = configuration(shown).settings.map(printed)
      const rows = settings.map(({ name, value, from }) => [name, value, from])
      print({ json: settings, words: inColumns(['variable', 'value', 'from'], rows) }, shown)
    })
}

const printed = ({ name, isSecret, value, from }: Setting) => ({
  name,
  value: (from === 'default' ? value || fallbackOf(name) : isSecret ? '(secret)' : value) || '–',
  from: from === 'file' ? `${name}_FILE` : from,
})
