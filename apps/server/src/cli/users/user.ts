import type { UserListItem } from '@app/domain'
import { type Command, Option } from 'commander'
import { asOperator, OPERATOR, type OperatorUseCases, type Outcome, onUser, REASON } from '../operator.ts'
import { minute, numberUpTo, type OutputOptions } from '../output.ts'
import { confirm, generatePassword, terminal } from './password.ts'
import { addUserExport } from './user-export.ts'
import { type ListOptions, listUsers, userOutcome } from './user-list.ts'

type Options = OutputOptions & { readonly reason?: string; readonly yes?: boolean }
type UserAction = (operator: OperatorUseCases, user: UserListItem, options: Options) => Promise<Outcome>

export function addUserVerbs(program: Command): void {
  const user = program.command('user').description('user accounts')

  user
    .command('list')
    .description('Lists users, newest first.')
    .option('--search <text>', 'part of a name or email')
    .addOption(new Option('--role <role>', 'only this role').choices(['standard', 'admin']))
    .addOption(new Option('--status <status>', 'only this status').choices(['active', 'inactive']))
    .option('--limit <number>', 'how many at most', numberUpTo(1_000_000), 100)
    .addHelpText('after', '\nExample: npm run cli -- user list --search ada --status active')
    .action((options: ListOptions) => asOperator(options, (operator) => listUsers(operator, options)))

  const verb = (name: string, description: string, action: UserAction): Command =>
    user
      .command(name)
      .description(description)
      .argument('<user>', 'email or ID')
      .option(...REASON)
      .addHelpText('after', `\nExample: npm run cli -- user ${name} ada@example.org`)
      .action((whom: string, options: Options) =>
        onUser(whom, options, (operator, found) => action(operator, found, options)),
      )

  verb('disable', 'Disables an account. Logs the user out of all devices and blocks signing in.', setStatus(false))
  verb(
    'enable',
    'Enables a disabled account. A deleted account is still removed on its date, unless its owner signs in before then.',
    setStatus(true),
  )
  verb(
    'verify',
    'Marks an email as verified without sending one: you confirm that it belongs to the person who chose the password. ' +
      'If you aren’t sure, run "user reset-password" first.',
    verify,
  )
  verb(
    'reset-password',
    'Generates a password and shows it once. Logs the user out and emails them. They must change it at the next sign-in.',
    resetPassword,
  )
  verb(
    'delete',
    'Closes an account now and removes its personal data after 30 days. The owner gets no email. Asks first, unless ' +
      '--yes.',
    remove,
  ).option('--yes', 'don’t ask')
  addUserExport(user)
}

const setStatus =
  (isActive: boolean): UserAction =>
  async (operator, user, options) => {
    const { id, email } = user
    const done = await operator.setUserStatus({ actor: OPERATOR, userId: id, isActive, reason: options.reason })
    if (!done.ok) return done
    const words = isActive ? describeEnabled(user) : `${email} is inactive. They were logged out and can’t sign in.`
    return userOutcome(operator, { id, words }, options)
  }

function describeEnabled({ email, deletionAt, isVerified }: UserListItem): string {
  if (!isVerified) return `${email} is active, but can’t sign in until the email is verified.`
  if (!deletionAt) return `${email} is active and can sign in.`
  return `${email} is active, but will be deleted on ${minute(deletionAt)} (UTC) unless they sign in before then.`
}

const verify: UserAction = async (operator, { id, email }, options) => {
  const done = await operator.markEmailVerified({ actor: OPERATOR, userId: id, reason: options.reason })
  return done.ok ? userOutcome(operator, { id, words: `${email} is now verified.` }, options) : done
}

const resetPassword: UserAction = async (operator, { id, email }, options) => {
  const password = generatePassword()
  const set = { userId: id, newPassword: password, reason: options.reason }
  const done = await operator.setUserPassword({ actor: OPERATOR, ...set })
  if (!done.ok) return done
  const words = `Password of ${email}, shown only now: ${password}\nIt must be changed at the next sign-in.`
  return userOutcome(operator, { id, words, more: { password } }, options)
}

const remove: UserAction = async (operator, { id, email }, options) => {
  const person = terminal()
  if (!options.yes && !person) return { ok: false, error: 'Can’t ask for confirmation here. Add --yes if you’re sure.' }
  const sure = options.yes || (person && (await confirm(person, `This closes the account of ${email}.`, email)))
  if (!sure) return { ok: false, error: 'Nothing was done.' }
  const done = await operator.closeAccount({ actor: OPERATOR, userId: id, reason: options.reason })
  if (!done.ok) return done
  const words = `Closed the account of ${email}. Personal data will be removed on ${minute(done.value)} (UTC). They won’t get an email.`
  return userOutcome(operator, { id, words }, options)
}
