import type { Command } from 'commander'
import { configuration } from './configuration.ts'
import type { Seeded } from './demo.ts'
import { generatePassword } from './password.ts'
import { cannot, inColumns, refuse, type Shown, tell } from './print.ts'
import { visitDatabase } from './visit-database.ts'

export function addSeedVerbs(program: Command): void {
  program
    .command('seed')
    .description('something to look at')
    .command('demo')
    .description(
      'Makes an admin and two learners with plans and chapters by the built-in demo tutor. They share a password, which is ' +
        'shown once. Who is there already stays as they are. No mail is sent. In production only with --yes.',
    )
    .option('--yes', 'in production, too')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- seed demo')
    .action(async (options: Shown & { readonly yes?: boolean }) => {
      const config = configuration()
      if (config.production && !options.yes) {
        return refuse(
          'This is production: demo accounts would stand among real ones. Give --yes if that is what you want.',
        )
      }
      const { seedDemo } = await import('./demo.ts')
      const password = generatePassword()
      const seeded = await visitDatabase(config, (postgres) => seedDemo(postgres, config, password), 'new')
      if (!seeded.ok) return cannot(seeded.error)
      const { made } = seeded.value
      const words = made.length === 0 ? 'They are all there already.' : inWords(seeded.value, password)
      tell({ json: { ...seeded.value, ...(made.length > 0 && { password }) }, words }, options)
    })
}

const inWords = ({ made }: Seeded, password: string): string =>
  [
    inColumns(
      ['email', 'username', 'role', 'plans', 'chapters'],
      made.map(({ email, username, role, plans, chapters }) => [
        email,
        username,
        role,
        String(plans),
        String(chapters),
      ]),
    ),
    `Password of them all, shown only now: ${password}`,
  ].join('\n')
