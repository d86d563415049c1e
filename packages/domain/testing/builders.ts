import type { Brief } from '../src/brief/brief.ts'
import { type LockedChapter, type OpenChapter, type PreparingChapter, prepare } from '../src/chapters/chapter.ts'
import { priceAt } from '../src/chapters/unlock.ts'
import { ONE_VERSION } from '../src/chapters/versions.ts'
import type {
  AwaitingAssistant,
  AwaitingConfirmation,
  AwaitingLearner,
  Cancelled,
  Declined,
  Planned,
} from '../src/conversations/conversation.ts'
import type { Turn } from '../src/conversations/turn.ts'
import type { LedgerEntry } from '../src/credits/ledger-entry.ts'
import { type Plan, requestPlan } from '../src/plans/plan.ts'
import { after, DAY, HOUR } from '../src/shared/duration.ts'
import { ChapterId, ConversationId, LedgerEntryId, MessageId, PlanId, SessionId, UserId } from '../src/shared/ids.ts'
import type { Email } from '../src/users/email.ts'
import { mintLink, type SecretLink } from '../src/users/secret-link.ts'
import type { Session } from '../src/users/session.ts'
import type { RegisteredUser, VerifiedUser } from '../src/users/user.ts'
import type { Username } from '../src/users/username.ts'
import { someContent } from './content.ts'
import { makeRandomIdSource } from './memory/id-source.ts'

// Ids are new at every call, so that tests can share a database without meeting each other's rows.
const ids = makeRandomIdSource()

export const newUserId = (): UserId => UserId(ids.newId())
export const newSessionId = (): SessionId => SessionId(ids.newId())
export const newPlanId = (): PlanId => PlanId(ids.newId())
export const newAttemptId = (): string => ids.newId()
export const newChapterId = (): ChapterId => ChapterId(ids.newId())
export const newConversationId = (): ConversationId => ConversationId(ids.newId())
export const newMessageId = (): MessageId => MessageId(ids.newId())
export const newEntryId = (): LedgerEntryId => LedgerEntryId(ids.newId())

/** When everything in these builders happens, unless a test says otherwise. */
export const NOW = new Date('2026-01-15T12:00:00.000Z')
export const later = (milliseconds: number): Date => after(NOW, milliseconds)

export function aRegisteredUser(changes: Partial<RegisteredUser> = {}): RegisteredUser {
  const id = newUserId()
  const unique = id.slice(-12)
  return {
    kind: 'registered',
    id,
    // The casts skip parsing: these texts are of the form that parsing yields.
    username: `Ada ${unique}` as Username,
    email: `ada.${unique}@example.org` as Email,
    passwordHash: 'plain:correct horse',
    language: null,
    timeZone: null,
    weeklyGoal: null,
    remindAt: null,
    remindedOn: null,
    passwordIsTemporary: false,
    role: 'standard',
    isActive: true,
    createdAt: NOW,
    lastLoginAt: null,
    deletionAt: null,
    ...changes,
  }
}

export const aVerifiedUser = (changes: Partial<VerifiedUser> = {}): VerifiedUser => ({
  ...aRegisteredUser(),
  kind: 'verified',
  verifiedAt: later(HOUR),
  ...changes,
})

export const aSession = (userId: UserId, changes: Partial<Session> = {}): Session => ({
  id: newSessionId(),
  userId,
  device: 'Firefox on Linux',
  createdAt: NOW,
  lastSeenAt: NOW,
  ...changes,
})

export const aSecretLink = (userId: UserId, changes: Partial<SecretLink> = {}): SecretLink => ({
  ...mintLink(ids.digest(ids.secretFor(ids.newId())), userId, 'verify-email', NOW),
  ...changes,
})

export function aGrant(userId: UserId, amount: number, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  const id = newEntryId()
  return {
    id,
    userId,
    kind: 'granted',
    amount,
    businessKey: `admin:${id}`,
    chapterId: null,
    purchaseId: null,
    note: null,
    at: NOW,
    ...changes,
  }
}

export const aBrief = (changes: Partial<Brief> = {}): Brief => ({
  goal: 'Learn to bake sourdough bread',
  level: 'I have baked yeast bread',
  time: 'two evenings a week',
  focus: null,
  ...changes,
})

/** What failed did so at NOW, unless the test says when. */
type PlanChanges = Partial<Omit<Plan, 'generation'>> & {
  readonly generation?: Plan['generation'] | Omit<Extract<Plan['generation'], { kind: 'failed' }>, 'at'>
}

export const aPlan = (
  userId: UserId,
  conversationId: ConversationId,
  { generation = { kind: 'complete', run: 1 }, ...changes }: PlanChanges = {},
): Plan => ({
  ...requestPlan({ id: newPlanId(), userId, conversationId, brief: aBrief(), freeChapterUsed: false, createdAt: NOW }),
  title: 'Sourdough from scratch',
  description: 'Bake a loaf that you are proud of.',
  generation: generation.kind === 'failed' ? { at: NOW, ...generation } : generation,
  ...changes,
})

/** A failure that is only a reason happened at NOW. */
type LockedChanges = Partial<Omit<LockedChapter, 'failure'>> & { readonly failure?: LockedChapter['failure'] | string }

export const aLockedChapter = (
  planId: PlanId,
  number: number,
  { failure = null, ...changes }: LockedChanges = {},
): LockedChapter => ({
  kind: 'locked',
  id: newChapterId(),
  planId,
  number,
  title: `Chapter ${number}`,
  summary: `What chapter ${number} teaches.`,
  objectives: [],
  minutes: 60,
  prerequisites: [],
  price: priceAt(number),
  attempt: 0,
  failure: typeof failure === 'string' ? { code: 'failed', reason: failure, at: NOW } : failure,
  outlining: null,
  ...changes,
})

/** Its hold fits its price, as after a real unlock. */
export function aPreparingChapter(
  planId: PlanId,
  number: number,
  {
    step = 'pending',
    unlockedAt = NOW,
    attempt = 1,
    ...outline
  }: Partial<Omit<PreparingChapter, 'kind' | 'hold'>> = {},
): PreparingChapter {
  const locked = aLockedChapter(planId, number, { ...outline, attempt: attempt - 1 })
  return { ...prepare(locked, unlockedAt), step }
}

export function anOpenChapter(planId: PlanId, number: number, changes: Partial<OpenChapter> = {}): OpenChapter {
  const { failure: _failure, outlining: _outlining, ...outline } = aLockedChapter(planId, number)
  return {
    ...outline,
    kind: 'open',
    attempt: 1,
    content: someContent(),
    questions: [],
    unlockedAt: NOW,
    generatedAt: later(HOUR),
    completedAt: null,
    readAt: null,
    place: null,
    notes: [],
    ticked: [],
    practiceResult: null,
    versions: ONE_VERSION,
    ...changes,
  }
}

export const aTurn = (changes: Partial<Turn> = {}): Turn => ({
  id: newMessageId(),
  speaker: 'learner',
  text: 'Learn to bake sourdough bread',
  at: NOW,
  ...changes,
})

const aDialogue = (userId: UserId) => ({
  id: newConversationId(),
  userId,
  turns: [aTurn(), aTurn({ speaker: 'assistant', text: 'How much time do you have?' })],
  brief: aBrief(),
  asked: ['level', 'time'] as const,
  suggestions: [],
  updatedAt: NOW,
})

export const awaitingLearner = (userId: UserId, changes: Partial<AwaitingLearner> = {}): AwaitingLearner => ({
  ...aDialogue(userId),
  kind: 'awaiting-learner',
  ...changes,
})

export const awaitingConfirmation = (
  userId: UserId,
  changes: Partial<AwaitingConfirmation> = {},
): AwaitingConfirmation => ({ ...aDialogue(userId), kind: 'awaiting-confirmation', ...changes })

export const awaitingAssistant = (userId: UserId, changes: Partial<AwaitingAssistant> = {}): AwaitingAssistant => ({
  ...aDialogue(userId),
  kind: 'awaiting-assistant',
  turns: [aTurn()],
  asked: [],
  ...changes,
})

export const aPlannedConversation = (userId: UserId, planId: PlanId, changes: Partial<Planned> = {}): Planned => ({
  ...aDialogue(userId),
  kind: 'planned',
  planId,
  ...changes,
})

export const aCancelledConversation = (userId: UserId, changes: Partial<Cancelled> = {}): Cancelled => ({
  ...aDialogue(userId),
  kind: 'cancelled',
  ...changes,
})

export const aDeclinedConversation = (userId: UserId, changes: Partial<Declined> = {}): Declined => ({
  ...aDialogue(userId),
  kind: 'declined',
  reason: 'unsafe',
  ...changes,
})

/** A day after everything else: for links and sessions that have run out. */
export const TOMORROW = later(DAY)
