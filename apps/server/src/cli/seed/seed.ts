import type { Command } from 'commander'
import { choosePasswords } from '../../adapters/passwords.ts'
import { configuration } from '../configuration.ts'
import { withDatabase } from '../database/with-database.ts'
import { cannot, inColumns, type OutputOptions, print, refuse } from '../output.ts'
import { generatePassword } from '../users/password.ts'
import type { Seeded } from './demo.ts'

export function addSeedVerbs(program: Command): void {
  program
    .command('seed')
    .description('something to look at')
    .command('demo')
    .description(
      'Makes an admin and two learners with plans and chapters by the built-in demo tutor. They share a password, which is ' +
        'shown once. A run that was interrupted is completed by the next one; who is complete stays as they are. No mail is ' +
        'sent. In production only with --yes.',
    )
    .option('--yes', 'in production, too')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- seed demo')
    .action(async (options: OutputOptions & { readonly yes?: boolean }) => {
      const config = configuration()
      if (config.production && !options.yes) {
        return refuse('This is production: demo accounts would mix with real ones. Add --yes to continue.')
      }
      const { seedDemo } = await import('./demo.ts')
      const password = generatePassword()
      const seeded = await withDatabase(
        config,
        (postgres) => seedDemo(postgres, choosePasswords(config), password),
        'new',
      )
      if (!seeded.ok) return cannot(seeded.error)
      const people = seeded.value
      const isNew = people.some(({ hasPassword }) => hasPassword)
      const words = people.some(({ was }) => was === 'made' || was === 'completed')
        ? describeSeeded(people, isNew ? password : null)
        : `All demo accounts already exist. ${RESET}`
      print({ json: { people, ...(isNew && { password }) }, words }, options)
    })
}

const RESET = 'Use "user reset-password <address>" to set a new password.'

const WAS: Readonly<Record<Seeded['was'], string>> = {
  made: 'made',
  completed: 'completed: an earlier run was interrupted',
  kept: 'there already',
  skipped: 'skipped: this address or name is taken',
}

const describeSeeded = (people: readonly Seeded[], password: string | null): string =>
  [
    inColumns(
      ['email', 'username', 'role', 'plans', 'chapters', 'password', 'what was done'],
      people.map(({ email, username, role, plans, chapters, hasPassword, was }) => [
        email,
        username,
        role,
        String(plans),
        String(chapters),
        hasPassword ? 'the one below' : '–',
        WAS[was],
      ]),
    ),
    password === null ? RESET : `Password, shown only now: ${password}`,
    ...(people.some(({ was, hasPassword }) => was !== 'made' && hasPassword)
      ? ['Existing accounts must change it at the next sign-in.']
      : []),
  ].join('\n')
