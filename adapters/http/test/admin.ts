import { type Endpoint, endpoints, type InputOf } from '@app/contract'
import type { Chapter, Plan, User, UserId } from '@app/domain'
import {
  aLockedChapter,
  anAuditQuery,
  aPlan,
  aVerifiedUser,
  awaitingLearner,
  keep,
  seed,
  seedUser,
} from '@app/domain/testing'
import { fillPath, openWorld, type Reply, type World } from './world.ts'

/** What admins do, rather than look at. */
export const ADMIN_ACTIONS = {
  addUser: endpoints.addUser,
  setUserStatus: endpoints.setUserStatus,
  setUserRole: endpoints.setUserRole,
  setUserPassword: endpoints.setUserPassword,
  addCredits: endpoints.addCredits,
  requeuePlan: endpoints.requeuePlan,
  requeueChapter: endpoints.requeueChapter,
  requeueAll: endpoints.requeueAll,
} as const satisfies Readonly<Record<string, Endpoint>>

export type AdminActionBody = keyof typeof ADMIN_ACTIONS

export type AdminFixture = {
  readonly world: World
  readonly admin: User
  readonly token: string
  /** Has 10 credits, a plan that failed, and another one whose second chapter, for 10 credits, failed. */
  readonly learner: User
  readonly plan: Plan
  readonly chapter: Chapter
  /** Sends an act with a good input in which something is changed; at another one of its paths if asked to. */
  readonly send: (name: AdminActionBody, changes?: object, path?: string) => Promise<Reply>
  /** Demotes the admin as soon as their next request has been let in. */
  readonly demoteInThisMoment: () => void
  /** Accounts (but for these), credits, plans, jobs and the audit log. */
  readonly everything: (except?: readonly UserId[]) => Promise<unknown>
}

/** An application with an admin who is signed in and a learner who needs help. */
export async function openAdminFixture(): Promise<AdminFixture> {
  let demoting = false
  const world: World = await openWorld({
    useCases: {
      authenticate: async (token) => {
        const auth = await world.useCases.authenticate(token)
        if (auth && demoting) await save(world, { ...auth.user, role: 'standard' })
        return auth
      },
    },
  })
  const { user: admin, token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  const { learner, plan, chapter } = await settleLearner(world)
  const good: { readonly [N in AdminActionBody]: InputOf<(typeof ADMIN_ACTIONS)[N]> } = {
    addUser: { username: 'Grace', email: 'grace@example.org', password: 'battery staple' },
    setUserStatus: { id: learner.id, is_active: false },
    setUserRole: { id: learner.id, role: 'admin' },
    setUserPassword: { id: learner.id, new_password: 'battery staple' },
    addCredits: { id: learner.id, amount: 5 },
    requeuePlan: { id: plan.id },
    requeueChapter: { id: chapter.id },
    requeueAll: {},
  }
  return {
    world,
    admin,
    token,
    learner,
    plan,
    chapter,
    send: (name, changes = {}, at = ADMIN_ACTIONS[name].path) => {
      const { path, rest } = fillPath(at, { ...good[name], ...changes })
      return world.send(ADMIN_ACTIONS[name].method, path, { token, body: rest })
    },
    demoteInThisMoment: () => {
      demoting = true
    },
    everything: async (except = []) => ({
      users: (await world.adminReadModels.users(ALL_USERS)).filter(({ id }) => !except.includes(id)),
      plans: await world.readModels.listLearningPlans(learner.id),
      audit: (await world.adminReadModels.audit(anAuditQuery())).entries,
      jobs: world.jobs.live(),
    }),
  }
}

export const save = (world: World, user: User): Promise<void> => keep(world.unitOfWork, ({ users }) => users.save(user))

const ALL_USERS = { search: null, role: null, isActive: null, sort: 'newest', after: null, limit: 50 } as const

async function settleLearner({ unitOfWork }: World) {
  const learner = await seedUser(unitOfWork, 10)
  const conversation = awaitingLearner(learner.id)
  const made = aPlan(learner.id, conversation.id)
  const plan = aPlan(learner.id, conversation.id, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
  const first = aLockedChapter(made.id, 1, { price: 10, attempt: 1, failure: 'No answer.' })
  await seed(unitOfWork, { conversations: [conversation], plans: [made, plan], chapters: [first] })
  return { learner, plan, chapter: first }
}
