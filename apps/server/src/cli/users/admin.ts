import { parseEmail, type Role, type UserListItem } from '@app/domain'
import { type Command, InvalidArgumentError } from 'commander'
import { asOperator, OPERATOR, type OperatorUseCases, type Outcome, onUser, REASON } from '../operator.ts'
import type { OutputOptions } from '../output.ts'
import { askPassword, generatePassword, terminal } from './password.ts'
import { listUsers, userOutcome } from './user-list.ts'

type Create = OutputOptions & { readonly email: string; readonly username?: string; readonly generate?: boolean }

export function addAdminVerbs(program: Command): void {
  const admin = program.command('admin').description('who may manage this service')

  admin
    .command('create')
    .description(
      'Makes an admin, whose address counts as verified. Somebody who has an account that they can sign in to becomes an ' +
        'admin, and keeps their password; what somebody has only registered is made anew. Makes the database, too, where ' +
        'there is none yet.',
    )
    .requiredOption('--email <address>', 'who it is')
    .option('--username <name>', 'how others see them; else what stands before the @')
    .option('--generate', 'make a password and show it once, instead of asking for one')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin create --email ada@example.org')
    .action((options: Create) => asOperator(options, (operator) => create(operator, options), 'new'))

  admin
    .command('list')
    .description('Lists the admins, with whether they can sign in.')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin list')
    .action((shown: OutputOptions) =>
      asOperator(shown, (operator) => listUsers(operator, { ...shown, role: 'admin', limit: 1_000 })),
    )

  admin
    .command('set-role')
    .description('Makes somebody an admin, or an admin a learner again. Ends their sessions. The last admin stays one.')
    .argument('<user>', 'address or id')
    .argument('<role>', 'standard or admin', roleOf)
    .option(...REASON)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin set-role ben@example.org admin')
    .action((whom: string, role: Role, options: OutputOptions & { readonly reason?: string }) =>
      onUser(whom, options, async (operator, { id, email }) => {
        const done = await operator.setUserRole({ actor: OPERATOR, userId: id, role, reason: options.reason })
        return done.ok ? userOutcome(operator, { id, words: `${email} has the role ${role} now.` }, options) : done
      }),
    )
}

function roleOf(text: string): Role {
  if (text === 'standard' || text === 'admin') return text
  throw new InvalidArgumentError('It is standard or admin.')
}

async function create(operator: OperatorUseCases, options: Create): Promise<Outcome> {
  const email = parseEmail(options.email)
  if (!email.ok) return { ok: false, error: { kind: email.error } }
  const found = await operator.find(email.value)
  // an unverified registration may be a stranger's: nothing of it is kept
  if (found?.isVerified) return promote(operator, found, options)

  const person = options.generate ? null : terminal()
  const typed = person && (await askPassword(person))
  if (person && typed === null) return { ok: false, error: 'Nobody was made: the same password was not given twice.' }
  const password = typed ?? generatePassword()
  const username = options.username ?? email.value.split('@')[0] ?? ''
  const who = { username, email: email.value, role: 'admin' } as const
  const added = await operator.addUser({ actor: OPERATOR, ...who, password, forThemselves: typed !== null })
  if (!added.ok) return added
  const words = [
    `${who.email} is an admin now, under the name ${username}.`,
    ...(typed === null ? [`Password, shown only now: ${password}`, 'It must be changed at the first sign-in.'] : []),
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
      ? `${email} is an admin already. Nothing was changed.`
      : `${email} has an account already: it is an admin now, and keeps its password.`
  return userOutcome(operator, { id, words, more: { made: false } }, shown)
}

function whyUnusable({ email, isActive, deletionAt }: UserListItem): string | null {
  if (!isActive) return `${email} is inactive. First "user enable ${email}"; then try again.`
  return deletionAt ? `${email} asked for the account to be deleted. Signing in takes that back; then try again.` : null
}
