import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Conversation } from '../../../src/conversations/conversation.ts'
import type { Turn } from '../../../src/conversations/turn.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { anyOpenConversation } from '../../arbitraries.ts'
import {
  aBrief,
  aCancelledConversation,
  aDeclinedConversation,
  aPlan,
  aPlannedConversation,
  aTurn,
  awaitingAssistant,
  awaitingConfirmation,
  awaitingLearner,
  later,
  newConversationId,
} from '../../builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type OpenStorage, type StorageFactory } from '../storage.ts'

const VARIANTS: readonly [string, (userId: UserId) => Conversation][] = [
  ['just started', (userId) => awaitingAssistant(userId)],
  ['waiting for the learner', (userId) => awaitingLearner(userId)],
  [
    'offering answers to a question that was asked before',
    (userId) => awaitingLearner(userId, { asked: ['goal', 'level', 'level'], suggestions: ['The "game"', '日本語'] }),
  ],
  ['waiting for a yes', (userId) => awaitingConfirmation(userId, { asked: ['focus', 'level', 'time'] })],
  ['cancelled', (userId) => aCancelledConversation(userId)],
  ['declined', (userId) => aDeclinedConversation(userId)],
  ['declined in a crisis', (userId) => aDeclinedConversation(userId, { reason: 'crisis' })],
  [
    'changed by hand',
    (userId) =>
      awaitingLearner(userId, {
        brief: aBrief({
          edits: 3,
          set: { level: { value: null, turns: 2 }, skip: { value: ['"Theory" \\n'], turns: 4 } },
        }),
      }),
  ],
  [
    'of a learner whose words gave values',
    (userId) =>
      awaitingLearner(userId, {
        brief: aBrief({
          ...{ language: 'de', timeZone: 'Asia/Kathmandu', time: null },
          set: {
            minutesPerWeek: { value: 100, turns: 2, pace: { minutes: 20, per: 'day', daysPerWeek: 5 } },
            constraints: { value: ['No "nuts"'], turns: 4 },
          },
        }),
      }),
  ],
  [
    'about everything and nothing',
    (userId) =>
      awaitingAssistant(userId, {
        brief: aBrief({ goal: '"🦄" \\n', level: null, time: null, focus: 'ß' }),
        turns: [aTurn({ text: 'Zeile 1\n\n\tZeile 2 🧑‍🚀 <b>\\u0041' })],
      }),
  ],
]

export function describeConversationRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: conversations`, () => {
    for (const [variant, build] of VARIANTS) {
      it(`should give back a conversation that is ${variant}`, async (storage) => {
        const conversation = build((await seedUser(storage.unitOfWork)).id)
        await seed(storage.unitOfWork, { conversations: [conversation] })
        expect(await find(storage, conversation)).toEqual(conversation)
        expect(await keep(storage.unitOfWork, ({ conversations }) => conversations.lock(conversation.id))).toEqual(
          conversation,
        )
      })
    }

    it('should give back any conversation', async (storage) => {
      const { id: userId } = await seedUser(storage.unitOfWork)
      const saveAndFind = async (conversation: Conversation): Promise<void> => {
        await seed(storage.unitOfWork, { conversations: [conversation] })
        expect(await find(storage, conversation)).toEqual(conversation)
      }
      await fc.assert(fc.asyncProperty(anyOpenConversation(userId), saveAndFind), FEW)
    })

    it('should give back a conversation that led to a plan, saved in one unit of work with the plan', async (storage) => {
      const { id: userId } = await seedUser(storage.unitOfWork)
      const before = awaitingConfirmation(userId)
      const plan = aPlan(userId, before.id)
      const planned = aPlannedConversation(userId, plan.id, { id: before.id, turns: before.turns })
      await seed(storage.unitOfWork, { conversations: [before] })
      await keep(storage.unitOfWork, async ({ conversations, plans }) => {
        await plans.add(plan)
        await conversations.save(planned)
      })
      expect(await find(storage, before)).toEqual(planned)
    })

    it('should find and lock null where there is no conversation', async ({ unitOfWork }) => {
      await keep(unitOfWork, async ({ conversations }) => {
        expect(await conversations.find(newConversationId())).toBeNull()
        expect(await conversations.lock(newConversationId())).toBeNull()
      })
    })

    it('should keep every turn in order while they are added, even within one millisecond', async (storage) => {
      const started = awaitingAssistant((await seedUser(storage.unitOfWork)).id)
      await seed(storage.unitOfWork, { conversations: [started] })
      let turns: readonly Turn[] = started.turns
      for (const speaker of ['assistant', 'learner', 'learner', 'assistant'] as const) {
        turns = [...turns, aTurn({ speaker, text: `${speaker} says ${turns.length}` })]
        const next =
          speaker === 'assistant'
            ? awaitingLearner(started.userId, { id: started.id, turns })
            : awaitingAssistant(started.userId, { id: started.id, turns, asked: ['level'] })
        await keep(storage.unitOfWork, ({ conversations }) => conversations.save(next))
        expect(await find(storage, started)).toEqual(next)
      }
    })

    it("should find the user's open conversation that was used last", async ({ unitOfWork }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const current = awaitingAssistant(user.id, { updatedAt: later(3) })
      const conversations = [
        awaitingLearner(user.id, { updatedAt: later(2) }),
        current,
        awaitingLearner(user.id, { updatedAt: later(1) }),
        aCancelledConversation(user.id, { updatedAt: later(4) }),
        aDeclinedConversation(user.id, { updatedAt: later(4) }),
        awaitingLearner(other.id, { updatedAt: later(5) }),
      ]
      expect(await keep(unitOfWork, (repositories) => repositories.conversations.findCurrent(user.id))).toBeNull()
      await seed(unitOfWork, { conversations })
      expect(await keep(unitOfWork, (repositories) => repositories.conversations.findCurrent(user.id))).toEqual(current)
      const open = await keep(unitOfWork, (repositories) => repositories.conversations.listOpen(user.id))
      expect(open).toEqual([current, conversations[0], conversations[2]])
    })

    it('should remove a conversation with its turns, and no other', async (storage) => {
      const { id: userId } = await seedUser(storage.unitOfWork)
      const [removed, other] = [awaitingLearner(userId), awaitingLearner(userId)]
      await seed(storage.unitOfWork, { conversations: [removed, other] })
      await keep(storage.unitOfWork, async ({ conversations }) => {
        await conversations.lock(removed.id)
        await conversations.remove(removed.id)
      })
      expect(await find(storage, removed)).toBeNull()
      expect(await find(storage, other)).toEqual(other)
      // nothing of it is in the way of one with the same turns
      await seed(storage.unitOfWork, { conversations: [removed] })
      expect(await find(storage, removed)).toEqual(removed)
    })

    it('should undo an added conversation and an added turn', async (storage) => {
      const { id: userId } = await seedUser(storage.unitOfWork)
      const [saved, added] = [awaitingLearner(userId), awaitingLearner(userId)]
      await seed(storage.unitOfWork, { conversations: [saved] })
      await undo(storage.unitOfWork, async ({ conversations }) => {
        await conversations.add(added)
        await conversations.save({ ...saved, turns: [...saved.turns, aTurn()], updatedAt: later(1) })
      })
      expect(await find(storage, saved)).toEqual(saved)
      expect(await find(storage, added)).toBeNull()
    })

    it('should lose none of ten turns that are added at once', async (storage) => {
      const conversation = awaitingAssistant((await seedUser(storage.unitOfWork)).id)
      await seed(storage.unitOfWork, { conversations: [conversation] })
      const turns = Array.from({ length: 10 }, () => aTurn())
      await Promise.all(
        turns.map((turn) =>
          keep(storage.unitOfWork, async ({ conversations }) => {
            const latest = await conversations.lock(conversation.id)
            if (latest) await conversations.save({ ...latest, turns: [...latest.turns, turn] })
          }),
        ),
      )
      const found = await find(storage, conversation)
      expect(found?.turns).toHaveLength(11)
      expect(new Set(found?.turns)).toEqual(new Set([...conversation.turns, ...turns]))
    })
  })
}

// Helpers

const find = ({ unitOfWork }: OpenStorage, { id }: Conversation) =>
  keep(unitOfWork, ({ conversations }) => conversations.find(id))
