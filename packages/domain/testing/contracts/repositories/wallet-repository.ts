import { describe, expect } from 'vitest'
import { balanceOf } from '../../../src/credits/ledger-entry.ts'
import {
  capture,
  grant,
  hold,
  type Movement,
  moveForPurchase,
  release,
  type Wallet,
  withdraw,
} from '../../../src/credits/wallet.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { aGrant, later, newChapterId, newEntryId } from '../../builders.ts'
import { aPaidPurchase } from '../../purchase-builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeWalletRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: wallets`, () => {
    it('should save balance and entry together, for every kind of entry, newest first', async ({
      unitOfWork,
      readModels,
    }) => {
      const { id } = await seedUser(unitOfWork)
      const chapterId = newChapterId()
      const price = { key: `unlock:${chapterId}:1`, amount: 10 }
      const purchase = aPaidPurchase(id)
      await seed(unitOfWork, { purchases: [purchase] })
      const { reference } = purchase
      const bought = { amount: 100, purchaseId: purchase.id }
      const steps: readonly ((wallet: Wallet, at: Date) => Movement)[] = [
        (wallet, at) => grant(wallet, 50, `admin:${newEntryId()}`, 'Welcome 🎉', { id: newEntryId(), at }),
        (wallet, at) => moved(wallet, { ...bought, kind: 'purchased', businessKey: `purchase:${reference}` }, at),
        (wallet, at) => allowed(hold(wallet, price, chapterId, { id: newEntryId(), at })),
        (wallet, at) => release(wallet, price, chapterId, { id: newEntryId(), at }),
        (wallet, at) => allowed(hold(wallet, again(price), chapterId, { id: newEntryId(), at })),
        (wallet, at) => capture(wallet, again(price), chapterId, { id: newEntryId(), at }),
        (wallet, at) => moved(wallet, { ...bought, kind: 'reversed', businessKey: `reversal:${reference}:2` }, at),
        (wallet, at) =>
          moved(wallet, { ...bought, kind: 'reinstated', businessKey: `reinstatement:${reference}:3` }, at),
        (wallet, at) => withdrawn(wallet, { amount: 30, granted: 50 }, at),
      ]
      const saved: Movement[] = []
      for (const [index, step] of steps.entries()) {
        saved.push(await change(unitOfWork, id, (wallet) => step(wallet, later(index))))
      }

      const entries = await keep(unitOfWork, ({ wallets }) => wallets.entries(id))
      expect(entries).toEqual(saved.map(({ entry }) => entry).toReversed())
      expect(await keep(unitOfWork, ({ wallets }) => wallets.lock(id))).toEqual({ userId: id, balance: 110 })
      expect(await readModels.credits(id)).toBe(balanceOf(entries))
    })

    it('should count as granted what admins gave and have not taken back, whatever was bought or spent', async ({
      unitOfWork,
    }) => {
      const { id } = await seedUser(unitOfWork)
      const grantedNow = () => keep(unitOfWork, ({ wallets }) => wallets.grantedTo(id))
      const purchase = aPaidPurchase(id)
      await seed(unitOfWork, { purchases: [purchase] })
      await change(unitOfWork, id, (wallet) => granted(wallet, 30))
      const bought = { kind: 'purchased', amount: 100, purchaseId: purchase.id } as const
      const businessKey = `purchase:${purchase.reference}`
      await change(unitOfWork, id, (wallet) => moved(wallet, { ...bought, businessKey }, later(0)))
      expect(await grantedNow()).toBe(30)
      await change(unitOfWork, id, (wallet) => withdrawn(wallet, { amount: 20, granted: 30 }))
      expect(await grantedNow()).toBe(10)
      const chapterId = newChapterId()
      const price = { key: `unlock:${chapterId}:1`, amount: 10 }
      await change(unitOfWork, id, (wallet) =>
        allowed(hold(wallet, price, chapterId, { id: newEntryId(), at: later(0) })),
      )
      expect(await grantedNow()).toBe(10)
    })

    it('should keep the ledgers of two users apart', async ({ unitOfWork, readModels }) => {
      const [rich, poor] = [await seedUser(unitOfWork, 70), await seedUser(unitOfWork)]
      expect(await readModels.credits(rich.id)).toBe(70)
      expect(await readModels.credits(poor.id)).toBe(0)
      expect(await keep(unitOfWork, ({ wallets }) => wallets.entries(poor.id))).toEqual([])
    })

    it('should undo a movement, balance and entry', async ({ unitOfWork, readModels }) => {
      const { id } = await seedUser(unitOfWork, 20)
      await undo(unitOfWork, async ({ wallets }) => wallets.save(granted(await wallets.lock(id), 5)))
      expect(await readModels.credits(id)).toBe(20)
      expect(await keep(unitOfWork, ({ wallets }) => wallets.entries(id))).toHaveLength(1)
    })

    it('should throw when a business key exists, and keep nothing of that unit of work', async ({
      unitOfWork,
      readModels,
    }) => {
      const [first, second] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const businessKey = `admin:${newEntryId()}`
      await change(unitOfWork, first.id, (wallet) => granted(wallet, 50, businessKey))

      for (const { id } of [first, second]) {
        await expect(change(unitOfWork, id, (wallet) => granted(wallet, 50, businessKey))).rejects.toThrow()
      }
      expect(await readModels.credits(first.id)).toBe(50)
      expect(await readModels.credits(second.id)).toBe(0)
    })

    it('should write a business key once when it comes twenty times at once', async ({ unitOfWork, readModels }) => {
      const { id } = await seedUser(unitOfWork)
      const businessKey = `admin:${newEntryId()}`
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => change(unitOfWork, id, (wallet) => granted(wallet, 50, businessKey))),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await readModels.credits(id)).toBe(50)
    })

    it('should report entries of one moment in the order in which they were written, newest first', async ({
      unitOfWork,
    }) => {
      const { id } = await seedUser(unitOfWork)
      const [second, first, third] = [newEntryId(), newEntryId(), newEntryId()]
      for (const entryId of [first, second, third]) {
        await change(unitOfWork, id, (wallet) =>
          grant(wallet, 1, `admin:${entryId}`, null, { id: entryId, at: later(0) }),
        )
      }
      const entries = await keep(unitOfWork, ({ wallets }) => wallets.entries(id))
      expect(entries.map((entry) => entry.id)).toEqual([third, second, first])
    })

    it('should throw rather than save a balance below 0', async ({ unitOfWork, readModels }) => {
      const { id } = await seedUser(unitOfWork, 5)
      const chapterId = newChapterId()
      const held = { kind: 'held', businessKey: `unlock:${chapterId}:1:held`, chapterId } as const
      const overdraft = change(unitOfWork, id, (wallet) => ({
        wallet: { ...wallet, balance: -1 },
        entry: aGrant(id, 6, held),
      }))
      await expect(overdraft).rejects.toThrow()
      expect(await readModels.credits(id)).toBe(5)
    })
  })
}

// Helpers

const change = (unitOfWork: UnitOfWork, id: UserId, move: (wallet: Wallet) => Movement): Promise<Movement> =>
  keep(unitOfWork, async ({ wallets }) => {
    const movement = move(await wallets.lock(id))
    await wallets.save(movement)
    return movement
  })

const moved = (wallet: Wallet, movement: Parameters<typeof moveForPurchase>[1], at: Date): Movement =>
  moveForPurchase(wallet, movement, { id: newEntryId(), at })

const granted = (wallet: Wallet, amount: number, businessKey = `admin:${newEntryId()}`): Movement =>
  grant(wallet, amount, businessKey, null, { id: newEntryId(), at: later(0) })

const again = (price: { readonly key: string; readonly amount: number }) => ({ ...price, key: `${price.key}0` })

function allowed(held: ReturnType<typeof hold>): Movement {
  if (!held.ok) throw new Error(`${held.error.missing} credits are missing.`)
  return held.value
}

function withdrawn(
  wallet: Wallet,
  back: { readonly amount: number; readonly granted: number },
  at = later(0),
): Movement {
  const taken = withdraw(wallet, { ...back, note: 'A slip' }, `withdrawal:${newEntryId()}`, { id: newEntryId(), at })
  if (!taken.ok) throw new Error(taken.error.kind)
  return taken.value
}
