import { describe, expect } from 'vitest'
import { after as laterBy } from '../../../src/shared/duration.ts'
import type { CallOutcome, ModelCall } from '../../../src/tutoring/model-call.ts'
import { newChapterId, newPlanId, newUserId } from '../../builders.ts'
import { aModelCall } from '../../record-builders.ts'
import { keep, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

// `keys` forgets what the keys are; a missing one does not compile
const OUTCOMES = Object.keys({
  answered: 0,
  'bad-answer': 0,
  'answer-cut-off': 0,
  'answer-filtered': 0,
  'answer-refused': 0,
  'model-unavailable': 0,
  'model-timeout': 0,
  'model-rejected': 0,
  'model-stopped': 0,
} satisfies Record<CallOutcome, 0>) as CallOutcome[]

export function describeModelCallRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: calls of models`, () => {
    it('should add up what calls cost since a time, running ones at their most and apart, unknown prices at nothing', async ({
      unitOfWork,
    }) => {
      const from = uniqueTime()
      const calls = [
        aModelCall({ startedAt: from, cost: 5 }),
        aModelCall({
          startedAt: laterBy(from, 1),
          cost: 7,
          outcome: 'answered',
          inputTokens: 1,
          outputTokens: 2,
          milliseconds: 3,
        }),
        aModelCall({ startedAt: laterBy(from, 2), cost: null }),
        aModelCall({ startedAt: laterBy(from, -1), cost: 1_000 }),
      ]
      for (const call of calls) await keep(unitOfWork, ({ modelCalls }) => modelCalls.add(call))
      await undo(unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ startedAt: from, cost: 100 })))
      const spent = { finished: 7, running: 5 }
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(from, from))).toEqual(spent)
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.lockSpentSince(from, from))).toEqual(spent)
    })

    it('should count one that runs since before any could still run among those that have ended', async ({
      unitOfWork,
    }) => {
      const from = uniqueTime()
      for (const [index, cost] of [1, 10, 100].entries()) {
        const call = aModelCall({ startedAt: laterBy(from, index), cost })
        await keep(unitOfWork, ({ modelCalls }) => modelCalls.add(call))
      }
      const spent = { finished: 1, running: 110 }
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(from, laterBy(from, 1)))).toEqual(spent)
    })

    it('should save how a call ended, and refuse one that is not there', async ({ unitOfWork }) => {
      const from = uniqueTime()
      const about = { userId: newUserId(), planId: newPlanId(), chapterId: newChapterId() }
      const call = aModelCall({ ...about, purpose: 'chapter', startedAt: from, cost: 50 })
      const ended: ModelCall = {
        ...call,
        outcome: 'bad-answer',
        inputTokens: 10,
        outputTokens: 20,
        milliseconds: 30,
        cost: 4,
      }
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.add(call))
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.save(ended))
      const spent = { finished: 4, running: 0 }
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(from, from))).toEqual(spent)
      await expect(keep(unitOfWork, ({ modelCalls }) => modelCalls.save(aModelCall()))).rejects.toThrow()
    })

    it('should count the calls of one learner since a time that reached the model', async ({ unitOfWork }) => {
      const from = uniqueTime()
      const userId = newUserId()
      const calls = [
        aModelCall({ userId, startedAt: from }),
        aModelCall({ userId, startedAt: laterBy(from, 1) }),
        aModelCall({ userId, startedAt: laterBy(from, 1), outcome: 'answered' }),
        aModelCall({ userId, startedAt: laterBy(from, 1), outcome: 'model-unavailable' }),
        aModelCall({ userId, startedAt: laterBy(from, -1) }),
        aModelCall({ userId: newUserId(), startedAt: from }),
        aModelCall({ userId: null, startedAt: from }),
      ]
      for (const call of calls) await keep(unitOfWork, ({ modelCalls }) => modelCalls.add(call))
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.callsOf(userId, from))).toBe(3)
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.lockCallsOf(userId, from))).toBe(3)
    })

    it('should let no two of twenty of one learner that look at once both take the last', async ({ unitOfWork }) => {
      const from = uniqueTime()
      const userId = newUserId()
      const call = () =>
        keep(unitOfWork, async ({ modelCalls }) => {
          const begun = await modelCalls.lockCallsOf(userId, from)
          if (begun < 3) await modelCalls.add(aModelCall({ userId, startedAt: from }))
        })
      await Promise.all(Array.from({ length: 20 }, call))
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.callsOf(userId, from))).toBe(3)
    })

    it('should say since when no call has reached the model, and whether one finds out', async ({ unitOfWork }) => {
      // behind everything else: the calls of other tests stay
      const from = new Date('8000-01-02T00:00:00Z')
      const add = (seconds: number, outcome: ModelCall['outcome']) =>
        keep(unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ startedAt: laterBy(from, seconds), outcome })))
      const outage = (lostBefore = from) => keep(unitOfWork, ({ modelCalls }) => modelCalls.outage(lostBefore))
      await add(0, 'model-unavailable')
      await add(1, 'answered')
      expect(await outage()).toBe(null)
      await add(2, 'model-timeout')
      await add(3, 'running')
      await add(4, 'model-unavailable')
      await add(5, 'model-stopped')
      const known = { since: laterBy(from, 2), lastAt: laterBy(from, 4), calls: 2 }
      expect(await outage()).toEqual({ ...known, isAsked: false })
      await add(6, 'running')
      expect(await outage()).toEqual({ ...known, isAsked: true })
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.lockOutage(laterBy(from, 7)))).toEqual({
        ...known,
        isAsked: false,
      })
      await add(7, 'bad-answer')
      expect(await outage()).toBe(null)
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.endLost(laterBy(from, 8)))
    })

    it('should let no two of twenty that look at once both find out whether the model is back', async ({
      unitOfWork,
    }) => {
      const from = new Date('8001-01-02T00:00:00Z')
      let asked = 0
      await keep(unitOfWork, ({ modelCalls }) =>
        modelCalls.add(aModelCall({ startedAt: from, outcome: 'model-unavailable' })),
      )
      const ask = () =>
        keep(unitOfWork, async ({ modelCalls }) => {
          if ((await modelCalls.lockOutage(from))?.isAsked) return
          asked += 1
          await modelCalls.add(aModelCall({ startedAt: laterBy(from, 1) }))
        })
      await Promise.all(Array.from({ length: 20 }, ask))
      expect(asked).toBe(1)
      await keep(unitOfWork, async ({ modelCalls }) => {
        await modelCalls.endLost(laterBy(from, 2))
        await modelCalls.add(aModelCall({ startedAt: laterBy(from, 3), outcome: 'answered' }))
      })
    })

    it('should save every way in which a call may end', async ({ unitOfWork }) => {
      const from = uniqueTime()
      for (const outcome of OUTCOMES) {
        const call = aModelCall({ startedAt: from, cost: 1 })
        await keep(unitOfWork, ({ modelCalls }) => modelCalls.add(call))
        await keep(unitOfWork, ({ modelCalls }) => modelCalls.save({ ...call, outcome }))
      }
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(from, from))).toEqual({
        finished: OUTCOMES.length,
        running: 0,
      })
    })

    it('should end what still runs and began before a time, at its most', async ({ unitOfWork }) => {
      // before everything else: the calls of other tests stay
      const time = new Date('1998-01-02T00:00:00Z')
      const spent = () => keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
      const before = await spent()
      await keep(unitOfWork, async ({ modelCalls }) => {
        await modelCalls.add(aModelCall({ startedAt: laterBy(time, -1), cost: 1 }))
        await modelCalls.add(aModelCall({ startedAt: laterBy(time, -1), outcome: 'answered', cost: 10 }))
        await modelCalls.add(aModelCall({ startedAt: time, cost: 100 }))
      })
      await undo(unitOfWork, ({ modelCalls }) => modelCalls.endLost(laterBy(time, 1)))
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.endLost(time))
      expect(await spent()).toEqual({ finished: before.finished + 11, running: before.running + 100 })
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.removeBefore(laterBy(time, 1)))
    })

    it('should forget what began before a time, and nothing that began at it or later', async ({ unitOfWork }) => {
      // before everything else: the calls of other tests stay
      const time = new Date('1999-01-02T00:00:00Z')
      const began = (milliseconds: number, cost: number) => aModelCall({ startedAt: laterBy(time, milliseconds), cost })
      const spent = () => keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(new Date(0), new Date(0)))
      const { running: before } = await spent()
      await keep(unitOfWork, async ({ modelCalls }) => {
        for (const call of [began(-1, 1), began(0, 10), began(1, 100)]) await modelCalls.add(call)
      })
      await undo(unitOfWork, ({ modelCalls }) => modelCalls.removeBefore(laterBy(time, 2)))
      await keep(unitOfWork, ({ modelCalls }) => modelCalls.removeBefore(time))
      expect(await spent()).toMatchObject({ running: before + 110 })
    })

    it('should let no two of twenty that look at once both spend the last of it', async ({ unitOfWork }) => {
      const from = uniqueTime()
      const spend = () =>
        keep(unitOfWork, async ({ modelCalls }) => {
          const { running } = await modelCalls.lockSpentSince(from, from)
          if (running + 10 <= 30) await modelCalls.add(aModelCall({ startedAt: from, cost: 10 }))
        })
      await Promise.all(Array.from({ length: 20 }, spend))
      const spent = { finished: 0, running: 30 }
      expect(await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(from, from))).toEqual(spent)
    })
  })
}
