import { parseEmail, type Role, type UserListItem } from '@app/domain'
import { Argument, type Command } from 'commander'
import { asOperator, OPERATOR, type OperatorUseCases, type Outcome, onUser, REASON } from '../operator.ts'
import type { OutputOptions } from '../output.ts'
import { askPassword, generatePassword, terminal } from './password.ts'
import { listUsers, userOutcome } from './user-list.ts'

type Create = OutputOptions & { readonly email: string; readonly username?: string; readonly generate?: boolean }

export function addAdminVerbs(program: Command): void {
  const admin = program.command('admin').description('people who manage this service')

  admin
    .command('create')
    .description(
      'Creates an admin with a verified email. An existing user who can sign in becomes an admin and keeps their ' +
        'password; an unverified account is created again. Also creates the database if there is none yet.',
    )
    .requiredOption('--email <address>', 'their email')
    .option('--username <name>', 'their username; by default the part before the @')
    .option('--generate', 'generate a password and show it once, instead of asking for one')
    .addHelpText('after', '\nExample: npm run cli -- admin create --email ada@example.org')
    .action((options: Create) => asOperator(options, (operator) => create(operator, options), 'new'))

  admin
    .command('list')
    .description('Lists the admins, with whether they can sign in.')
    .addHelpText('after', '\nExample: npm run cli -- admin list')
    .action((shown: OutputOptions) =>
      asOperator(shown, (operator) => listUsers(operator, { ...shown, role: 'admin', limit: 1_000 })),
    )

  admin
    .command('set-role')
    .description('Changes a user’s role. Logs them out. The last admin can’t be changed.')
    .argument('<user>', 'email or ID')
    .addArgument(new Argument('<role>', 'the new role').choices(['standard', 'admin']))
    .option(...REASON)
    .addHelpText('after', '\nExample: npm run cli -- admin set-role ben@example.org admin')
    .action((whom: string, role: Role, options: OutputOptions & { readonly reason?: string }) =>
      onUser(whom, options, async (operator, { id, email }) => {
        const done = await operator.setUserRole({ actor: OPERATOR, userId: id, role, reason: options.reason })
        return done.ok ? userOutcome(operator, { id, words: `${email} now has the role ${role}.` }, options) : done
      }),
    )
}

async function create(operator: OperatorUseCases, options: Create): Promise<Outcome> {
  const email = parseEmail(options.email)
  if (!email.ok) return { ok: false, error: { kind: email.error } }
  const found = await operator.find(email.value)
  // an unverified registration may be a stranger's: nothing of it is kept
  if (found?.isVerified) return promote(operator, found, options)

  const person = options.generate ? null : terminal()
  const typed = person && (await askPassword(person))
  if (person && typed === null) return { ok: false, error: 'No account was created: the passwords don’t match.' }
  const password = typed ?? generatePassword()
  const username = options.username ?? email.value.split('@')[0] ?? ''
  const who = { username, email: email.value, role: 'admin' } as const
  const added = await operator.addUser({ actor: OPERATOR, ...who, password, forThemselves: typed !== null })
  if (!added.ok) return added
  const words = [
    `${who.email} is now an admin with the username ${username}.`,
    ...(typed === null ? [`Password, shown only now: ${password}`, 'They must change it at the first sign-in.'] : []),
  ].join('\n')
  const more = { made: true, ...(typed === null && { password }) }
  return userOutcome(operator, { id: added.value, words, more }, options)
}

/** Only an account that its owner can sign in to. */
async function promote(operator: OperatorUseCases, user: UserListItem, shown: OutputOptions): Promise<Outcome> {
  const { id, email } = user
  const unusable = whyUnusable(user)
  if (unusable !== null) return { ok: false, error: unusable }
  const done = await operator.setUserRole({ actor: OPERATOR, userId: id, role: 'admin' })
  if (!done.ok) return done
  const words =
    user.role === 'admin'
      ? `${email} is already an admin. Nothing was changed.`
      : `${email} already has an account. It’s now an admin, with the same password.`
  return userOutcome(operator, { id, words, more: { made: false } }, shown)
}

function whyUnusable({ email, isActive, deletionAt }: UserListItem): string | null {
  if (!isActive) return `${email} is inactive. Run "user enable ${email}" first, then try again.`
  return deletionAt
    ? `${email} is scheduled for deletion. Ask them to sign in, which cancels it. Then try again.`
    : null
}
