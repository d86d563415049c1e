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
    .description('sample data')
    .command('demo')
    .description(
      'Creates an admin and two learners with plans and chapters from the built-in demo tutor. They share one password, shown ' +
        'once. If a run is interrupted, the next one completes it and leaves finished accounts as they are. Sends no email. In ' +
        'production, needs --yes.',
    )
    .option('--yes', 'allow in production')
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
  made: 'created',
  completed: 'completed: an earlier run was interrupted',
  kept: 'already there',
  skipped: 'skipped: this email or name is taken',
}

const describeSeeded = (people: readonly Seeded[], password: string | null): string =>
  [
    inColumns(
      ['email', 'username', 'role', 'plans', 'chapters', 'password', 'result'],
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
