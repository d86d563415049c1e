import {
  contentStatus,
  type Job,
  type LanguageModel,
  makeAddUser,
  makeConfirmPlan,
  makeContinueConversation,
  makeDraftPlan,
  makeGrantCredits,
  makeRunningReplies,
  makeStartConversation,
  makeTutor,
  makeUnlockNextChapter,
  makeWriteChapter,
  ok,
  type PlanId,
  type Result,
  type UnitOfWork,
  type UserId,
} from '@app/domain'
import { makeOfflineTutor } from '@app/offline-tutor'
import type { Postgres } from '@app/postgres'
import type { Config } from '../config.ts'
import { choosePasswords } from '../passwords.ts'
import { systemClock, systemPause } from '../system.ts'
import { OPERATOR, officeIds } from './office.ts'

type Person = {
  readonly email: string
  readonly username: string
  readonly role: 'standard' | 'admin'
  readonly credits: number
  /** What they want to learn, and how many chapters of it they have opened. */
  readonly goals: readonly { readonly goal: string; readonly open: number }[]
}

// a name that nobody can register: no mail to it ever reaches a stranger
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

/** What a learner says after the goal, for as long as they are asked. */
const ANSWERS = ['I am a beginner', 'Two hours a week', 'For fun, with things to try', 'That is all', 'Yes']

export type Seeded = {
  readonly made: readonly (Pick<Person, 'email' | 'username' | 'role'> & {
    readonly plans: number
    readonly chapters: number
  })[]
  /** Addresses or names that somebody has. */
  readonly skipped: readonly string[]
}

/** Learners who did what learners do, by the use cases of the app. */
export async function seedDemo(postgres: Postgres, config: Config, password: string): Promise<Seeded> {
  const stage = makeStage(postgres, config)
  const made: Seeded['made'][number][] = []
  const skipped: string[] = []
  for (const { email, username, role, credits, goals } of PEOPLE) {
    const who = { email, username, role }
    const added = await stage.addUser({ actor: OPERATOR, ...who, password, forThemselves: true })
    if (!added.ok) {
      skipped.push(email)
      continue
    }
    const userId = added.value
    if (credits > 0) must(await stage.grantCredits({ actor: OPERATOR, userId, amount: credits, reason: 'Demo' }))
    let chapters = 0
    for (const { goal, open } of goals) chapters += await stage.learn(userId, goal, open)
    made.push({ ...who, plans: goals.length, chapters })
  }
  return { made, skipped }
}

function makeStage(postgres: Postgres, config: Config) {
  // Jobs are done here and now, by the demo tutor: a worker would ask the configured model, which may cost money.
  const waiting: Job[] = []
  const enqueue = async (job: Job): Promise<boolean> => waiting.push(job) > 0
  const unitOfWork: UnitOfWork = {
    run: (work) => postgres.unitOfWork.run((repositories) => work({ ...repositories, jobs: { enqueue } })),
  }
  const admin = { unitOfWork, ids: officeIds, clock: systemClock }
  const model: LanguageModel = makeOfflineTutor({ paceMs: 0 })
  const free = { prices: { '*': { input: 0, output: 0 } }, dailyBudget: null }
  const tutor = makeTutor({ ...admin, model, spending: free })
  const conversation = { ...admin, tutor, runningReplies: makeRunningReplies() }
  const generation = { ...admin, tutor, pause: systemPause }
  const start = makeStartConversation(conversation)
  const goOn = makeContinueConversation(conversation)
  const confirmPlan = makeConfirmPlan({ ...admin, tutor })
  const unlockNext = makeUnlockNextChapter({ ...admin, tutor })
  const draftPlan = makeDraftPlan(generation)
  const writeChapter = makeWriteChapter(generation)

  const doJobs = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (job.kind === 'draft-plan') await draftPlan.run(job)
      if (job.kind === 'write-chapter') await writeChapter.run(job)
    }
  }

  const openNext = async (userId: UserId, planId: PlanId): Promise<boolean> => {
    const { value: chapters } = await unitOfWork.run(async (repositories) =>
      ok(await repositories.chapters.ofPlan(planId)),
    )
    const next = chapters.find((chapter) => contentStatus(chapter) !== 'COMPLETE')
    if (!next) return false
    must(await unlockNext({ userId, planId, chapterId: next.id }))
    await doJobs()
    return true
  }

  return {
    addUser: makeAddUser({ ...admin, ...choosePasswords(config) }),
    grantCredits: makeGrantCredits(admin),
    /** From a goal to chapters that can be read; answers how many. */
    learn: async (userId: UserId, goal: string, open: number): Promise<number> => {
      const { conversationId, awaitingConfirmation } = must(await start({ userId, goal }))
      let asked = awaitingConfirmation
      for (const message of ANSWERS) {
        if (asked) break
        asked = must(await goOn({ userId, conversationId, message })).awaitingConfirmation
      }
      const { planId } = must(await confirmPlan({ userId, conversationId }))
      await doJobs()
      let opened = 0
      while (opened < open && (await openNext(userId, planId))) opened += 1
      return opened
    },
  }
}

/** The demo tutor refuses nothing, and everybody has the credits: anything else is a fault of ours. */
function must<T>(result: Result<T, { readonly kind: string }>): T {
  if (!result.ok) throw new Error(`The demo could not go on: ${result.error.kind}`)
  return result.value
}
