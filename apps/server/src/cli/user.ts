import type { UserLine } from '@app/domain'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { inOffice, type Office, OPERATOR, type Outcome, onUser } from './office.ts'
import { confirm, generatePassword, terminal } from './password.ts'
import { minute, type Shown } from './print.ts'
import { addUserExport } from './user-export.ts'
import { type ListOptions, listUsers } from './user-list.ts'

type Options = Shown & { readonly reason?: string; readonly yes?: boolean }
type Act = (office: Office, user: UserLine, options: Options) => Promise<Outcome>

export function addUserVerbs(program: Command): void {
  const user = program.command('user').description('everybody who has an account')

  user
    .command('list')
    .description('Lists users, the newest first.')
    .option('--search <text>', 'part of a name or address')
    .addOption(new Option('--role <role>', 'only these').choices(['standard', 'admin']))
    .addOption(new Option('--status <status>', 'only these').choices(['active', 'disabled']))
    .option('--limit <number>', 'how many at most', count, 100)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- user list --search ada --status active')
    .action((options: Shown & ListOptions) => inOffice(options, (office) => listUsers(office, options)))

  const verb = (name: string, description: string, act: Act): Command =>
    user
      .command(name)
      .description(description)
      .argument('<user>', 'address or id')
      .option('--reason <words>', 'for the audit log')
      .option('--json', 'print as JSON')
      .addHelpText('after', `\nExample: npm run cli -- user ${name} ada@example.org`)
      .action((whom: string, options: Options) => onUser(whom, options, (office, found) => act(office, found, options)))

  verb('disable', 'Keeps somebody out: their sessions end, and they cannot sign in.', setStatus(false))
  verb('enable', 'Lets somebody in again who was disabled.', setStatus(true))
  verb(
    'verify',
    'Takes an address as verified, without a mail: you vouch for it.',
    async (office, { id, email }, options) => {
      const done = await office.vouchForUser({ actor: OPERATOR, userId: id, reason: options.reason })
      return done.ok ? said({ id, email, is_verified: true }, `${email} counts as verified.`) : done
    },
  )
  verb(
    'reset-password',
    'Makes a password and shows it once. It must be changed at the next sign-in; sessions end, and the owner is told by mail.',
    async (office, { id, email }, options) => {
      const password = generatePassword()
      const set = { userId: id, newPassword: password, reason: options.reason }
      const done = await office.setTemporaryPassword({ actor: OPERATOR, ...set })
      if (!done.ok) return done
      const words = `Password of ${email}, shown only now: ${password}\nIt must be changed at the next sign-in.`
      return said({ id, email, password }, words)
    },
  )
  verb(
    'delete',
    'Closes an account at once, and has everything personal removed when 30 days are over. Asks first, unless --yes.',
    remove,
  ).option('--yes', 'do not ask')
  addUserExport(user)
}

function count(text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new InvalidArgumentError('It is a number from 1.')
}

const said = (json: unknown, words: string): Outcome => ({ ok: true, value: { json, words } })

const setStatus =
  (isActive: boolean): Act =>
  async (office, { id, email }, { reason }) => {
    const done = await office.setUserStatus({ actor: OPERATOR, userId: id, isActive, reason })
    if (!done.ok) return done
    const words = isActive ? `${email} can sign in.` : `${email} is out, and cannot sign in.`
    return said({ id, email, is_active: isActive }, words)
  }

async function remove(office: Office, { id, email }: UserLine, { reason, yes }: Options): Promise<Outcome> {
  const desk = terminal()
  if (!yes && !desk) return { ok: false, error: 'Nobody is here to be asked. Give --yes if you are sure.' }
  const sure = yes || (desk && (await confirm(desk, `This closes the account of ${email}.`, email)))
  if (!sure) return { ok: false, error: 'Nothing was done.' }
  const done = await office.closeAccount({ actor: OPERATOR, userId: id, reason })
  if (!done.ok) return done
  const words = `${email} is closed. Everything personal is removed on ${minute(done.value)} (UTC).`
  return said({ id, email, removal_at: done.value }, words)
}
