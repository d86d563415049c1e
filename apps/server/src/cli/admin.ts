import { parseEmail, type Role, type UserLine } from '@app/domain'
import { type Command, InvalidArgumentError } from 'commander'
import { inOffice, type Office, OPERATOR, type Outcome, onUser } from './office.ts'
import { askPassword, generatePassword, terminal } from './password.ts'
import type { Shown } from './print.ts'
import { listUsers } from './user-list.ts'

type Create = Shown & { readonly email: string; readonly username?: string; readonly generate?: boolean }

export function addAdminVerbs(program: Command): void {
  const admin = program.command('admin').description('who may manage this service')

  admin
    .command('create')
    .description(
      'Makes an admin, whose address counts as verified. Somebody who has an account already becomes an admin, and keeps ' +
        'their password. Makes the database, too, where there is none yet.',
    )
    .requiredOption('--email <address>', 'who it is')
    .option('--username <name>', 'how others see them; else what stands before the @')
    .option('--generate', 'make a password and show it once, instead of asking for one')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin create --email ada@example.org')
    .action((options: Create) => inOffice(options, (office) => create(office, options), 'new'))

  admin
    .command('list')
    .description('Lists the admins, with whether they can sign in.')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin list')
    .action((shown: Shown) => inOffice(shown, (office) => listUsers(office, { role: 'admin', limit: 1_000 })))

  admin
    .command('set-role')
    .description('Makes somebody an admin, or an admin a learner again. Ends their sessions. The last admin stays one.')
    .argument('<user>', 'address or id')
    .argument('<role>', 'standard or admin', roleOf)
    .option('--reason <words>', 'for the audit log')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- admin set-role ben@example.org admin')
    .action((whom: string, role: Role, options: Shown & { readonly reason?: string }) =>
      onUser(whom, options, async (office, { id: userId, email }) => {
        const done = await office.setUserRole({ actor: OPERATOR, userId, role, reason: options.reason })
        if (!done.ok) return done
        return { ok: true, value: { json: { id: userId, email, role }, words: `${email} has the role ${role} now.` } }
      }),
    )
}

function roleOf(text: string): Role {
  if (text === 'standard' || text === 'admin') return text
  throw new InvalidArgumentError('It is standard or admin.')
}

async function create(office: Office, options: Create): Promise<Outcome> {
  const email = parseEmail(options.email)
  if (!email.ok) return { ok: false, error: { kind: email.error } }
  const found = await office.find(email.value)
  if (found) return promote(office, found)

  const desk = options.generate ? null : terminal()
  const typed = desk && (await askPassword(desk))
  if (desk && typed === null) return { ok: false, error: 'Nobody was made: the same password was not given twice.' }
  const password = typed ?? generatePassword()
  const username = options.username ?? email.value.split('@')[0] ?? ''
  const who = { username, email: email.value, role: 'admin' } as const
  const added = await office.addUser({ actor: OPERATOR, ...who, password, forThemselves: typed !== null })
  if (!added.ok) return added
  const words = [
    `${who.email} is an admin now, under the name ${username}.`,
    ...(typed === null ? [`Password, shown only now: ${password}`, 'It must be changed at the first sign-in.'] : []),
  ]
  const json = { id: added.value, ...who, made: true, ...(typed === null && { password }) }
  return { ok: true, value: { json, words: words.join('\n') } }
}

async function promote(office: Office, user: UserLine): Promise<Outcome> {
  const { id: userId, email, username } = user
  if (!user.isActive) return { ok: false, error: `${email} is disabled. First: "user enable ${email}".` }
  if (user.removalAt) {
    return {
      ok: false,
      error: `${email} asked for the account to be deleted. Signing in takes that back; then try again.`,
    }
  }
  const already = user.role === 'admin' && user.isVerified
  if (!user.isVerified) await office.vouchForUser({ actor: OPERATOR, userId })
  const done = await office.setUserRole({ actor: OPERATOR, userId, role: 'admin' })
  if (!done.ok) return done
  const words = already
    ? `${email} is an admin already. Nothing was changed.`
    : `${email} has an account already: it is an admin now, and keeps its password.`
  return { ok: true, value: { json: { id: userId, username, email, role: 'admin', made: false }, words } }
}
