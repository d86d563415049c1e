import fc, { type Arbitrary } from 'fast-check'
import { describe, expect } from 'vitest'
import type { Chapter } from '../../../src/chapters/chapter.ts'
import { questionData } from '../../../src/check/shown-check.ts'
import type { Conversation } from '../../../src/conversations/conversation.ts'
import type { Purchase } from '../../../src/credits/purchase.ts'
import { grant, type Movement, type Wallet } from '../../../src/credits/wallet.ts'
import type { Plan } from '../../../src/plans/plan.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { Session } from '../../../src/users/session.ts'
import type { User } from '../../../src/users/user.ts'
import { anyChapter, anyOpenConversation, anyPlan, anySession } from '../../arbitraries.ts'
import {
  aBrief,
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  aSecretLink,
  aSession,
  aVerifiedUser,
  awaitingAssistant,
  awaitingLearner,
  later,
  newChapterId,
  newEntryId,
  newPlanId,
  newUserId,
} from '../../builders.ts'
import { someContent } from '../../content.ts'
import {
  aLapsedPurchase,
  aMismatchedPurchase,
  anOpenPurchase,
  aPaidPurchase,
  aPendingUnlock,
} from '../../purchase-builders.ts'
import { aModelCall, aNote, anAuditEntry } from '../../record-builders.ts'
import { keep, seed, seedPlan, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

export function describePersonalData(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: personal data`, () => {
    it('should be null for an unknown user', async ({ readModels }) => {
      expect(await readModels.personalData(newUserId())).toBeNull()
    })

    it('should be empty lists where there is nothing but the account', async ({ unitOfWork, readModels }) => {
      const user = aVerifiedUser({ role: 'admin', language: 'de', lastLoginAt: later(7) })
      await seed(unitOfWork, { users: [user] })
      const { id, username, email, role, language, isActive, createdAt, verifiedAt, lastLoginAt } = user
      const account = { id, username, email, role, language, isActive, createdAt, verifiedAt, lastLoginAt }
      expect(await readModels.personalData(id)).toEqual({
        account: expect.objectContaining(account),
        credits: expect.objectContaining({ balance: 0, entries: [] }),
        ...{ sessions: [], purchases: [], conversations: [], plans: [], cards: [] },
        ...{ acts: [], staffNotes: [], mails: [], modelCalls: [] },
      })
    })

    it('should be everything, oldest first, and nothing of any other user', async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork, 30)
      const sessions = [aSession(user.id, { device: null }), aSession(user.id, { createdAt: later(1) })]
      const set = { deadline: { value: '2027-06-01', turns: 2 } }
      const brief = aBrief({ edits: 1, timeZone: 'Asia/Kathmandu', set })
      const [talk, next] = [awaitingLearner(user.id, { brief }), awaitingAssistant(user.id, { updatedAt: later(-1) })]
      const [first, second] = [aPlan(user.id, talk.id), aPlan(user.id, talk.id, { createdAt: later(1) })]
      const chapters = oneOfEach(second)
      const purchases = everyPurchase(user)
      await seed(unitOfWork, {
        purchases: purchases.toReversed(),
        sessions: sessions.toReversed(),
        secretLinks: [aSecretLink(user.id)],
        conversations: [next, talk],
        plans: [second, first],
        chapters: chapters.toReversed(),
      })
      const stranger = await seedStranger(unitOfWork)

      const found = await readModels.personalData(user.id)

      const entries = await keep(unitOfWork, ({ wallets }) => wallets.entries(user.id))
      expect(found?.sessions).toEqual(sessions.map(sessionData))
      expect(found?.credits).toMatchObject({
        balance: 30,
        entries: entries.map(({ businessKey: _key, ...entry }) => entry),
      })
      const paid = purchases.map(({ price, version: _version, ...purchase }) => ({ ...purchase, ...price }))
      expect(found?.purchases).toMatchObject(paid)
      expect(plain(found?.conversations)).toEqual([talk, next].map(conversationData))
      expect(plain(found?.plans)).toEqual([planData(first, []), planData(second, chapters)])
      for (const id of stranger) expect(JSON.stringify(found)).not.toContain(id)
    })

    it('should report what was done to the account, in the order in which it was, and not by whom', async ({
      unitOfWork,
      readModels,
    }) => {
      const [user, admin] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const actor = { kind: 'admin', id: admin.id } as const
      const act = { kind: 'chapter-requeued', chapterId: newChapterId() } as const
      const entries = [
        anAuditEntry(user.id, { actor, reason: 'A wish, “as told”', at: later(2) }),
        anAuditEntry(user.id, { act, at: later(1) }),
      ]
      await keep(unitOfWork, async ({ auditLog }) => {
        for (const entry of [...entries, anAuditEntry(admin.id)]) await auditLog.add(entry)
      })
      const found = await readModels.personalData(user.id)
      expect(found?.acts).toEqual(entries.map(({ actor: _actor, ...entry }) => entry))
      expect(JSON.stringify(found)).not.toContain(admin.id)
    })

    it('should report when a model was asked for the user, oldest first, without what it cost the operator', async ({
      unitOfWork,
      readModels,
    }) => {
      const user = await seedUser(unitOfWork)
      const running = aModelCall({ userId: user.id, planId: newPlanId(), purpose: 'plan' })
      const said = { inputTokens: 30, outputTokens: 12, milliseconds: 900, cost: 700, outcome: 'answered' } as const
      const answered = aModelCall({ userId: user.id, startedAt: later(-1), ...said })
      await keep(unitOfWork, async ({ modelCalls }) => {
        for (const call of [running, answered, aModelCall()]) await modelCalls.add(call)
      })
      expect((await readModels.personalData(user.id))?.modelCalls).toEqual(
        [answered, running].map(({ cost: _cost, faults: _faults, version: _version, ...call }) => call),
      )
    })

    it('should report entries of the ledger in the order in which they were written, whatever their clocks said', async ({
      unitOfWork,
      readModels,
    }) => {
      const user = await seedUser(unitOfWork)
      const notes = ['first', 'second', 'third']
      for (const [index, note] of notes.entries()) {
        await keep(unitOfWork, async ({ wallets }) => {
          const wallet = await wallets.lock(user.id)
          await wallets.save(noted(wallet, note, later(-index)))
        })
      }
      const found = await readModels.personalData(user.id)
      expect(found?.credits.entries.map(({ note }) => note)).toEqual(['first', 'second', 'third'])
    })

    it('should hold no secret of the account', async ({ unitOfWork, readModels }) => {
      const user = aVerifiedUser({ passwordHash: 'a hash to find' })
      const [session, link] = [aSession(user.id), aSecretLink(user.id)]
      await seed(unitOfWork, { users: [user], sessions: [session], secretLinks: [link] })
      const text = JSON.stringify(await readModels.personalData(user.id))
      for (const secret of [user.passwordHash, session.id, link.digest]) expect(text).not.toContain(secret)
    })

    it('should be whatever was kept, to the letter', async ({ unitOfWork, readModels }) => {
      const check = async (account: Account): Promise<void> => {
        const { user, session, conversation, plan, chapter } = account
        await seed(unitOfWork, {
          users: [user],
          sessions: [session],
          conversations: [conversation],
          plans: [plan],
          chapters: [chapter],
        })
        const found = await readModels.personalData(user.id)
        expect(found?.sessions).toEqual([sessionData(session)])
        expect(plain(found?.conversations)).toEqual([conversationData(conversation)])
        expect(plain(found?.plans)).toEqual([planData(plan, [chapter])])
      }
      await fc.assert(fc.asyncProperty(anyAccount(), check), FEW)
    })
  })
}

// Helpers

type Account = {
  readonly user: User
  readonly session: Session
  readonly conversation: Conversation
  readonly plan: Plan
  readonly chapter: Chapter
}

/** New ids, because a run that comes again with its seed finds the rows of the one before. */
const anyAccount = (): Arbitrary<Account> =>
  fc
    .constant(null)
    .map(() => aVerifiedUser())
    .chain((user) =>
      fc.tuple(fc.constant(user), anySession(user.id), anyOpenConversation(user.id)).chain((known) =>
        anyPlan(user.id, known[2].id)
          .map((plan) => ({ ...plan, id: newPlanId() }))
          .chain((plan) => fc.tuple(fc.constant([...known, plan] as const), anyChapter(plan.id)))
          .map(([[, session, conversation, plan], chapter]) => ({
            ...{ user, session, conversation, plan },
            chapter: { ...chapter, id: newChapterId() },
          })),
      ),
    )

const oneOfEach = ({ id }: Plan): readonly Chapter[] => [
  anOpenChapter(id, 1, { completedAt: later(5), content: someContent({ introduction: 'Zeile 1\n🦊 <b>\\u0041' }) }),
  anOpenChapter(id, 2, {
    readAt: later(6),
    ticked: ['Keep a starter alive', 'Say "ripe", or {not}'],
    place: 's2',
    notes: [aNote()],
    practiceResult: { id: 'p1', version: 1, result: 'A “loaf”, \\n.', feedback: 'Well *baked*.' },
  }),
  aPreparingChapter(id, 3, { step: 'generating' }),
  aPreparingChapter(id, 4),
  aLockedChapter(id, 5, { attempt: 1, failure: 'No answer.' }),
  aLockedChapter(id, 6, { price: 25 }),
]

/** Oldest first, though their ids would have it the other way round. */
const everyPurchase = ({ id }: User): readonly Purchase[] =>
  [
    aPaidPurchase(id, { openedAt: later(4), returnedCents: 450, reversed: 50, taken: 30 }),
    aPaidPurchase(id, { openedAt: later(3), receiptUrl: null, pendingUnlock: aPendingUnlock() }),
    aMismatchedPurchase(id, { openedAt: later(2) }),
    aLapsedPurchase(id, { openedAt: later(1) }),
    anOpenPurchase(id),
  ].toReversed()

/** Another user, with a row in every table. Answers ids of theirs. */
async function seedStranger(unitOfWork: UnitOfWork): Promise<readonly string[]> {
  const { user, plan, chapters } = await seedPlan(unitOfWork, { credits: 5, chaptersOf: oneOfEach })
  const purchases = everyPurchase(user)
  await seed(unitOfWork, { sessions: [aSession(user.id)], purchases })
  return [user.id, plan.id, plan.conversationId, ...[...chapters, ...purchases].map(({ id }) => id)]
}

// What has to be held of each, under whatever else a row has.

/** As a file has it: times as texts. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
const holding = (value: object, parts: object = {}) => expect.objectContaining({ ...plain(value), ...parts })

const sessionData = ({ id: _id, ...session }: Session) => session

const conversationData = ({ id, brief, turns, suggestions, updatedAt }: Conversation) =>
  holding({ id, brief, placement: null, suggestions, updatedAt }, { messages: turns.map((turn) => holding(turn)) })

const planData = (plan: Plan, chapters: readonly Chapter[]) => {
  const { generation, freeChapterUsed: _used, isFree: _isFree, ...kept } = plan
  return holding({ ...kept, generation: generation.kind, versions: [] }, { chapters: chapters.map(chapterData) })
}

const chapterData = (chapter: Chapter) => {
  const { id, planId, number, title, summary, objectives, minutes, prerequisites, price, kind, attempt } = chapter
  const outline = { id, planId, number, title, summary, objectives, minutes, prerequisites, price, kind, attempt }
  const around = { otherVersions: [], attempts: [], resources: null }
  if (chapter.kind === 'locked') return holding({ ...outline, ...around, unlockedAt: null, content: null })
  if (chapter.kind === 'preparing') return holding({ ...outline, ...around, unlockedAt: chapter.unlockedAt })
  const { unlockedAt, content, generatedAt, completedAt, readAt, place, ticked, notes, practiceResult } = chapter
  const read = { unlockedAt, content, generatedAt, completedAt, readAt, place, ticked, notes, practiceResult }
  return holding({ ...outline, ...around, ...read, questions: chapter.questions.map(questionData) })
}

const noted = (wallet: Wallet, note: string, at: Date): Movement =>
  grant(wallet, 1, `admin:${newEntryId()}`, note, { id: newEntryId(), at })
