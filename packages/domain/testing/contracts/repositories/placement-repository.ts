import { describe, expect } from 'vitest'
import { awaitingLearner, newConversationId } from '../../builders.ts'
import { aPlacement } from '../../placement-builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

async function begin({ unitOfWork }: OpenStorage) {
  const user = await seedUser(unitOfWork)
  const conversation = awaitingLearner(user.id)
  await seed(unitOfWork, { conversations: [conversation] })
  return { user, conversation }
}

export function describePlacementRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: placements`, () => {
    it('should keep one of each conversation, in each of its states', async (storage) => {
      const { unitOfWork } = storage
      const [first, second] = [await begin(storage), await begin(storage)]
      const find = (id: typeof first.conversation.id) => keep(unitOfWork, ({ placements }) => placements.find(id))
      expect(await find(first.conversation.id)).toBeNull()
      for (const kind of ['writing', 'unavailable', 'ready', 'answered'] as const) {
        const placement = aPlacement(first.conversation.id, kind)
        await keep(unitOfWork, ({ placements }) => placements.save(placement))
        expect(await find(first.conversation.id)).toEqual(placement)
      }
      expect(await find(second.conversation.id)).toBeNull()
    })

    it('should find those that are being written, with their learners', async (storage) => {
      const { unitOfWork } = storage
      const [first, second, third] = [await begin(storage), await begin(storage), await begin(storage)]
      const writing = [first, second].map(({ conversation }) => aPlacement(conversation.id, 'writing'))
      await keep(unitOfWork, async ({ placements }) => {
        for (const placement of writing) await placements.save(placement)
        await placements.save(aPlacement(third.conversation.id, 'ready'))
      })
      const found = (userId: typeof first.user.id | null) =>
        keep(unitOfWork, ({ placements }) => placements.beingWritten(userId))
      expect(await found(first.user.id)).toEqual([{ placement: writing[0], userId: first.user.id }])
      expect(await found(third.user.id)).toEqual([])
      const ids = (await found(null)).map(({ placement }) => placement.conversationId)
      expect(ids).toEqual(expect.arrayContaining([first.conversation.id, second.conversation.id]))
      expect(ids).not.toContain(third.conversation.id)
    })

    it('should undo, and refuse a conversation that is not there', async (storage) => {
      const { unitOfWork } = storage
      const { conversation } = await begin(storage)
      await undo(unitOfWork, ({ placements }) => placements.save(aPlacement(conversation.id, 'ready')))
      expect(await keep(unitOfWork, ({ placements }) => placements.find(conversation.id))).toBeNull()
      const lost = aPlacement(newConversationId(), 'ready')
      await expect(keep(unitOfWork, ({ placements }) => placements.save(lost))).rejects.toThrow()
    })

    it('should be in the personal data without its keys, and go with its learner', async (storage) => {
      const { unitOfWork, readModels } = storage
      const { user, conversation } = await begin(storage)
      const read = async () => (await readModels.personalData(user.id))?.conversations[0]?.placement
      expect(await read()).toBeNull()
      await keep(unitOfWork, ({ placements }) => placements.save(aPlacement(conversation.id, 'writing')))
      expect(await read()).toMatchObject({ kind: 'writing', questions: [] })
      expect(await read()).not.toHaveProperty('parts')
      const answered = aPlacement(conversation.id, 'answered')
      await keep(unitOfWork, ({ placements }) => placements.save(answered))
      const { answers, marks, at: answeredAt } = answered.attempt
      const found = await read()
      const questions = answered.questions.map(({ id }) => ({ id }))
      expect(found).toMatchObject({ kind: 'answered', answers, marks, answeredAt, questions })
      expect(JSON.stringify(found)).not.toContain('"key"')
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect(await keep(unitOfWork, ({ placements }) => placements.find(conversation.id))).toBeNull()
    })
  })
}
