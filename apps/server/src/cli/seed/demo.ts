import { parseEmail, type UseCases, type User, type UserId } from '@app/domain'
import type { choosePasswords } from '../../adapters/passwords.ts'
import { OPERATOR } from '../operator.ts'
import { type DemoPorts, makeDemoLearning, must } from './demo-learning.ts'

type Person = {
  readonly email: string
  readonly username: string
  readonly role: 'standard' | 'admin'
  readonly credits: number
  /** What they want to learn, and how many chapters of it they have opened. */
  readonly goals: readonly { readonly goal: string; readonly open: number }[]
}

// a reserved top-level domain: no mail ever reaches a stranger
const PEOPLE: readonly Person[] = [
  { email: 'admin@demo.example', username: 'Demo Admin', role: 'admin', credits: 0, goals: [] },
  {
    email: 'ben@demo.example',
    username: 'Ben Demo',
    role: 'standard',
    credits: 100,
    goals: [{ goal: 'Bake sourdough bread at home', open: 3 }],
  },
  {
    email: 'cleo@demo.example',
    username: 'Cleo Demo',
    role: 'standard',
    credits: 60,
    goals: [
      { goal: 'Learn enough Spanish to travel through Chile', open: 2 },
      { goal: 'Write small programs in Python', open: 1 },
    ],
  },
]

export type Seeded = Pick<Person, 'email' | 'username' | 'role'> & {
  /** `completed`: an earlier run was interrupted. `skipped`: the address or name is taken. */
  readonly was: 'made' | 'completed' | 'kept' | 'skipped'
  readonly plans: number
  readonly chapters: number
  readonly hasPassword: boolean
}

const REASON = 'Demo'

/** Demo learners, made by the app's use cases. Idempotent: a second run adds what is missing. */
export async function seedDemo(
  place: DemoPorts,
  passwords: ReturnType<typeof choosePasswords>,
  password: string,
): Promise<readonly Seeded[]> {
  const { useCases, learn } = await makeDemoLearning(place, passwords)
  const seeded: Seeded[] = []
  for (const { email, username, role, credits, goals } of PEOPLE) {
    const who = { email, username, role }
    const found = await findUser(place, email)
    const added = found ? null : await useCases.addUser({ actor: OPERATOR, ...who, password, forThemselves: true })
    const userId = added ? added.ok && added.value : found && (await isOfDemo(place, found.id)) && found.id
    if (!userId) {
      seeded.push({ ...who, was: 'skipped', plans: 0, chapters: 0, hasPassword: false })
      continue
    }
    let wasMissing = await giveOnce(place, useCases, userId, credits)
    let chapters = 0
    for (const { goal, open } of goals) {
      const learnt = await learn(userId, goal, open)
      chapters += learnt.chapters
      wasMissing ||= learnt.wasMissing
    }
    const was = added ? 'made' : wasMissing ? 'completed' : 'kept'
    seeded.push({ ...who, was, plans: goals.length, chapters, hasPassword: was === 'made' })
  }
  if (!seeded.some(({ was }) => was === 'made' || was === 'completed')) return seeded

  // an interrupted run never printed its password
  const renew = async (person: Seeded): Promise<Seeded> => {
    const found = person.was === 'completed' || person.was === 'kept' ? await findUser(place, person.email) : null
    if (!found || found.lastLoginAt) return person
    must(await useCases.setUserPassword({ actor: OPERATOR, userId: found.id, newPassword: password, reason: REASON }))
    return { ...person, hasPassword: true }
  }
  const renewed: Seeded[] = []
  for (const person of seeded) renewed.push(await renew(person))
  return renewed
}

async function findUser({ unitOfWork }: DemoPorts, address: string): Promise<User | null> {
  const email = parseEmail(address)
  if (!email.ok) throw new Error(`${address} is no address.`)
  return unitOfWork.run(({ users }) => users.findByEmail(email.value))
}

/** Whether the command line added them. */
async function isOfDemo({ adminReadModels }: DemoPorts, subjectId: UserId): Promise<boolean> {
  const added = { subjectId, actor: OPERATOR, kind: 'user-added', before: null, limit: 1 } as const
  return (await adminReadModels.audit(added)).entries.length > 0
}

/** Idempotent; true if they were missing. */
async function giveOnce(
  { unitOfWork }: DemoPorts,
  { addCredits }: UseCases,
  userId: UserId,
  amount: number,
): Promise<boolean> {
  const granted = await unitOfWork.run(({ wallets }) => wallets.grantedTo(userId))
  if (amount === 0 || granted > 0) return false
  must(await addCredits({ actor: OPERATOR, userId, amount, requestId: userId, reason: REASON }))
  return true
}
