import { describe, expect } from 'vitest'
import type { HelpTurn } from '../../../src/help/help-turn.ts'
import { MAX_TURNS_READ } from '../../../src/ports/repositories.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import { anOpenChapter, later, newChapterId, newMessageId } from '../../builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describeHelpTurnRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what learners ask in a chapter`, () => {
    it('should keep a message, then its reply, to the letter', async (storage) => {
      const { id, save, read, find } = await begin(storage)
      const turn = aTurn(id, { about: { kind: 'quote', sectionId: 's1', quote: '"0,5"\\ 🦊' } })
      await save(turn)
      expect([await find(turn.id), await read()]).toEqual([turn, [turn]])
      const reply = {
        id: newMessageId(),
        text: 'Zeile 1\n🦊 <b>',
        step: 'twin',
        questionId: 'q2',
        at: later(9),
      } as const
      await save({ ...turn, reply })
      expect([await find(turn.id), await read()]).toEqual([{ ...turn, reply }, [{ ...turn, reply }]])
    })

    it('should read those of a version, in their order, and no more than a page shows', async (storage) => {
      const { id, other, save, read } = await begin(storage)
      const [third, first, second] = [
        aTurn(id, { at: later(3) }),
        aTurn(id, { at: later(1) }),
        aTurn(id, { at: later(2) }),
      ]
      for (const turn of [third, first, second, aTurn(id, { version: 2 }), aTurn(other)]) await save(turn)
      expect(await read()).toEqual([first, second, third])
      await keep(storage.unitOfWork, async ({ helpTurns }) => {
        for (let count = 0; count < MAX_TURNS_READ; count += 1)
          await helpTurns.save(aTurn(id, { at: later(10 + count) }))
      })
      expect(await read()).toHaveLength(MAX_TURNS_READ)
      expect((await read())[0]?.at).toEqual(later(10))
    })

    it('should forget one alone, undo, and find no other chapter’s', async (storage) => {
      const { id, other, save, read, find } = await begin(storage)
      const [one, kept] = [aTurn(id), aTurn(id, { at: later(1) })]
      for (const turn of [one, kept]) await save(turn)
      await undo(storage.unitOfWork, ({ helpTurns }) => helpTurns.remove(id, one.id))
      await undo(storage.unitOfWork, ({ helpTurns }) => helpTurns.save(aTurn(id)))
      expect(await read()).toEqual([one, kept])
      await keep(storage.unitOfWork, ({ helpTurns }) => helpTurns.remove(id, one.id))
      expect([await find(one.id), await read()]).toEqual([null, [kept]])
      expect(await keep(storage.unitOfWork, ({ helpTurns }) => helpTurns.find(other, kept.id))).toBeNull()
    })

    it('should refuse a chapter that is not there, be in the export, be counted for admins, and go with its learner', async (storage) => {
      const { id, user, save, read } = await begin(storage)
      await expect(save(aTurn(newChapterId()))).rejects.toThrow()
      const turn = aTurn(id)
      await save(turn)
      const help = async () => (await storage.readModels.personalData(user.id))?.plans[0]?.chapters[0]?.help
      expect(JSON.parse(JSON.stringify(await help()))).toEqual([JSON.parse(JSON.stringify(turn))])
      const record = await storage.adminReadModels.chapter(id)
      expect(record?.helpTurns).toBe(1)
      expect(JSON.stringify(record)).not.toContain(turn.message)
      await keep(storage.unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect(await read()).toEqual([])
    })
  })
}

// Helpers

const aTurn = (chapterId: ChapterId, changes: Partial<HelpTurn> = {}): HelpTurn => ({
  ...{ chapterId, id: newMessageId(), version: 1, about: { kind: 'section', sectionId: 's1' } },
  ...{ message: 'Why *this*? “…”', at: later(0), reply: null },
  ...changes,
})

async function begin({ unitOfWork }: OpenStorage) {
  const { user, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1), anOpenChapter(id, 2)],
  })
  const [id, other] = chapters.map((chapter) => chapter.id)
  if (!id || !other) throw new Error('Two chapters were seeded.')
  const save = (turn: HelpTurn) => keep(unitOfWork, ({ helpTurns }) => helpTurns.save(turn))
  const read = () => keep(unitOfWork, ({ helpTurns }) => helpTurns.ofChapter(id, 1))
  const find = (wanted: HelpTurn['id']) => keep(unitOfWork, ({ helpTurns }) => helpTurns.find(id, wanted))
  return { id, other, user, save, read, find }
}
