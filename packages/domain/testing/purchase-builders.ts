import type { PendingUnlock } from '../src/credits/pending-unlock.ts'
import type {
  LapsedPurchase,
  MismatchedPurchase,
  OpenPurchase,
  PaidPurchase,
  Receipt,
} from '../src/credits/purchase.ts'
import { HOUR } from '../src/shared/duration.ts'
import { PurchaseId, type UserId } from '../src/shared/ids.ts'
import { later, NOW, newChapterId, newEntryId, newPlanId } from './builders.ts'

export const newPurchaseId = (): PurchaseId => PurchaseId(newEntryId())

export const aPendingUnlock = (): PendingUnlock => ({
  planId: newPlanId(),
  chapterIds: [newChapterId(), newChapterId()],
  isWholePlan: true,
  cost: 20,
  outcome: null,
})

const aPurchaseOf = (userId: UserId) => ({
  id: newPurchaseId(),
  userId,
  provider: 'memory',
  reference: `checkout-${newEntryId()}`,
  packageId: '893996',
  packageName: 'Package B',
  credits: 100,
  price: { cents: 900, currency: 'USD' as const },
  openedAt: NOW,
  pendingUnlock: null,
  version: 0,
})

export const anOpenPurchase = (userId: UserId, changes: Partial<OpenPurchase> = {}): OpenPurchase => ({
  ...aPurchaseOf(userId),
  kind: 'open',
  ...changes,
})

export const aLapsedPurchase = (userId: UserId, changes: Partial<LapsedPurchase> = {}): LapsedPurchase => ({
  ...aPurchaseOf(userId),
  kind: 'lapsed',
  version: 1,
  ...changes,
})

export const aMismatchedPurchase = (userId: UserId, changes: Partial<MismatchedPurchase> = {}): MismatchedPurchase => ({
  ...aPurchaseOf(userId),
  kind: 'mismatched',
  paidAt: later(HOUR),
  version: 1,
  ...changes,
})

export const aPaidPurchase = (userId: UserId, changes: Partial<PaidPurchase> = {}): PaidPurchase => ({
  ...aPurchaseOf(userId),
  kind: 'paid',
  paidAt: later(HOUR),
  receiptUrl: 'https://pay.example/receipts/1',
  returnedCents: 0,
  reversed: 0,
  taken: 0,
  version: 1,
  ...changes,
})

export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  reference: `checkout-${newEntryId()}`,
  packageName: 'Package B',
  credits: 100,
  amount: { cents: 900, currency: 'USD' },
  paidAt: NOW,
  isPretend: false,
  ...changes,
})
