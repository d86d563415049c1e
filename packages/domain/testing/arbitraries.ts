import fc, { type Arbitrary, type ArrayConstraints } from 'fast-check'
import { type Brief, TOPICS } from '../src/brief/brief.ts'
import { FORMATS, LEVELS, type Pace, type SetSlots } from '../src/brief/slots.ts'
import type { Chapter, LockedChapter, OpenChapter, PreparingChapter } from '../src/chapters/chapter.ts'
import { type ChapterContent, CONTENT_VERSION, type CuratedResource, RESOURCE_TYPES } from '../src/chapters/content.ts'
import { RESOURCE_SITES, searchLink } from '../src/chapters/resource-sites.ts'
import type { Question } from '../src/check/question.ts'
import type { OpenConversation } from '../src/conversations/conversation.ts'
import type { Turn } from '../src/conversations/turn.ts'
import type { Plan, PlanGeneration } from '../src/plans/plan.ts'
import { changesBetween, type Revision } from '../src/plans/revision.ts'
import { ChapterId, type ConversationId, MessageId, PlanId, RevisionId, type UserId } from '../src/shared/ids.ts'
import { tidy } from '../src/shared/text.ts'
import { dayOf } from '../src/time/calendar.ts'
import { type Email, parseEmail } from '../src/users/email.ts'
import type { Session } from '../src/users/session.ts'
import { parseUsername, type Username } from '../src/users/username.ts'
import { anyVersions } from './any-versions.ts'
import { newConversationId, newSessionId } from './builders.ts'
import { parsed } from './parsed.ts'
import { anyReadingState } from './reading-state.ts'

/** Any characters in any order. Fast-check's own unit 'binary' takes half a second to get ready, in each test file. */
export const anyUnicode = (constraints: ArrayConstraints = {}): Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0x2fff), fc.nat(0x10_ffff - SURROGATES)), constraints)
    .map((codes) => String.fromCodePoint(...codes.map((code) => (code < 0xd800 ? code : code + SURROGATES))))

/** Code points from 0xD800 on that are halves of pairs, and no characters. */
const SURROGATES = 0x800

/** Text as it is kept: everything that `tidy` lets through. */
export const anyText = (): Arbitrary<string> => anyUnicode().map(tidy)

export const anyDate = (): Arbitrary<Date> =>
  fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

/** Credits that a price or a grant may be: a whole number above 0 that a database's integer can hold. */
export const anyCredits = (): Arbitrary<number> => fc.integer({ min: 1, max: 2 ** 31 - 1 })

export const anyEmail = (): Arbitrary<Email> => parsed(fc.emailAddress(), parseEmail)

export const anyUsername = (): Arbitrary<Username> => parsed(anyUnicode({ maxLength: 25 }), parseUsername)

export const anyBrief = (): Arbitrary<Brief> => {
  const topic = fc.option(anyText())
  const said = { goal: anyText(), level: topic, time: topic, focus: topic }
  const set = { set: anySetSlots(), edits: fc.nat(1_000), language: fc.constantFrom('de', 'en', 'tlh') }
  const where = {
    timeZone: fc.constantFrom('Pacific/Niue', 'Asia/Kathmandu'),
    countsFrom: anyDate().map((date) => date.toISOString()),
  }
  return fc.record({ ...said, ...set, ...where }, { requiredKeys: ['goal', 'level', 'time', 'focus'] })
}

const anySetSlots = (): Arbitrary<SetSlots> => {
  const slot = <Value>(value: Arbitrary<Value>) => fc.record({ value, turns: fc.nat(100) })
  const minutes = { value: fc.option(fc.integer({ min: 15, max: 3_600 })), turns: fc.nat(100), pace: anyPace() }
  const lines = fc.array(anyText(), { maxLength: 8 })
  const slots = {
    goal: slot(anyText()),
    outcome: slot(fc.option(anyText())),
    level: slot(fc.option(fc.constantFrom(...LEVELS))),
    minutesPerWeek: fc.record(minutes, { requiredKeys: ['value', 'turns'] }),
    deadline: slot(fc.option(anyDate().map(dayOf))),
    mustHave: slot(lines),
    skip: slot(lines),
    formats: slot(fc.uniqueArray(fc.constantFrom(...FORMATS))),
    constraints: slot(lines),
  }
  return fc.record(slots, { requiredKeys: [] })
}

const anyPace = (): Arbitrary<Pace> =>
  fc.record(
    {
      minutes: fc.double({ min: 0.5, max: 3_600, noNaN: true }),
      per: fc.constantFrom('day', 'week', 'once'),
      daysPerWeek: fc.integer({ min: 1, max: 7 }),
    },
    { requiredKeys: ['minutes', 'per'] },
  )

const anyRun = (): Arbitrary<number> => fc.integer({ min: 1, max: 2 ** 31 - 1 })

export const anyPlanGeneration = (): Arbitrary<PlanGeneration> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom('pending', 'generating', 'complete'), run: anyRun() }),
    fc.record({ kind: fc.constant('failed'), run: anyRun(), reason: anyText(), at: anyDate() }),
  )

const anyRevision = (): Arbitrary<Revision> => {
  const asked = { id: fc.uuid({ version: 7 }).map(RevisionId), request: anyText(), version: fc.nat() }
  const chapter = fc.record({
    id: fc.uuid({ version: 7 }).map(ChapterId),
    title: anyText(),
    summary: anyText(),
    objectives: fc.array(anyText()),
    minutes: fc.option(fc.nat()),
    prerequisites: fc.array(fc.uuid({ version: 7 }).map(ChapterId)),
  })
  const outline = fc.tuple(fc.array(chapter), fc.array(chapter))
  return fc.oneof(
    fc.record({ ...asked, kind: fc.constant('pending') }),
    fc.record({ ...asked, kind: fc.constant('failed'), reason: anyText() }),
    fc.tuple(fc.record(asked), outline, fc.array(anyText())).map(
      ([one, [before, chapters], notDone]): Revision => ({
        ...one,
        kind: 'ready',
        chapters,
        changes: changesBetween(before, chapters),
        notDone,
      }),
    ),
  )
}

export const anyPlan = (userId: UserId, conversationId: ConversationId): Arbitrary<Plan> =>
  fc.record({
    id: fc.uuid({ version: 7 }).map(PlanId),
    userId: fc.constant(userId),
    conversationId: fc.constant(conversationId),
    brief: anyBrief(),
    freeChapterUsed: fc.boolean(),
    isFree: fc.boolean(),
    origin: fc.option(fc.uuid({ version: 7 }).map(PlanId)),
    title: anyText(),
    description: anyText(),
    thread: anyText(),
    generation: anyPlanGeneration(),
    createdAt: anyDate(),
    edits: fc.nat(),
    archivedAt: fc.option(anyDate()),
    revision: fc.option(anyRevision()),
  })

export const anyResource = (): Arbitrary<CuratedResource> =>
  fc.record({
    link: fc.tuple(fc.constantFrom(...RESOURCE_SITES), anyText()).map(([site, query]) => searchLink(site, query)),
    title: anyText(),
    resourceType: fc.constantFrom(...RESOURCE_TYPES),
    justification: anyText(),
  })

export const anyContent = (): Arbitrary<ChapterContent> =>
  fc.record({
    introduction: anyText(),
    learningObjectives: fc.array(anyText()),
    curatedResources: fc.array(anyResource()),
    contentVersion: fc.integer({ min: 1, max: CONTENT_VERSION }),
    sections: fc.array(
      fc.record({ id: anyText(), heading: anyText(), body: anyText(), minutes: fc.integer({ min: 1 }) }),
    ),
    keyPoints: fc.array(anyText()),
    practice: fc.option(fc.record({ task: anyText(), doneWhen: anyText() })),
  })

const anyOptions = () =>
  fc.array(fc.record({ id: anyText(), text: anyText(), misconception: anyText() }, { requiredKeys: ['id', 'text'] }))

export const anyQuestion = (): Arbitrary<Question> => {
  const asked = { id: anyText(), prompt: anyText(), objective: anyText(), explanation: anyText(), isVoid: fc.boolean() }
  return fc.oneof(
    fc.record({ ...asked, kind: fc.constant('single'), options: anyOptions(), key: anyText() }),
    fc.record({
      ...asked,
      kind: fc.constantFrom('multiple', 'order'),
      options: anyOptions(),
      key: fc.array(anyText()),
    }),
    fc.record({
      ...asked,
      kind: fc.constant('number'),
      key: fc.integer(),
      tolerance: fc.nat(),
      unit: anyText(),
    }),
    fc.record({ ...asked, kind: fc.constant('short'), key: anyText(), accepted: fc.array(anyText()) }),
  )
}

const anyOutline = (planId: PlanId) => ({
  id: fc.uuid({ version: 7 }).map(ChapterId),
  planId: fc.constant(planId),
  number: fc.integer({ min: 1, max: 10_000 }),
  title: anyText(),
  summary: anyText(),
  objectives: fc.array(anyText()),
  minutes: fc.option(fc.integer({ min: 1, max: 100_000 })),
  prerequisites: fc.array(fc.uuid({ version: 7 }).map(ChapterId)),
  price: fc.nat(),
})

export const anyLockedChapter = (planId: PlanId): Arbitrary<LockedChapter> =>
  fc.record({
    ...anyOutline(planId),
    kind: fc.constant('locked'),
    attempt: fc.nat(),
    failure: fc.option(
      fc.record({ code: fc.constantFrom('failed', 'earlier-failed'), reason: anyText(), at: anyDate() }),
    ),
    outlining: fc.constantFrom('pending', 'failed', null),
  })

export const anyPreparingChapter = (planId: PlanId): Arbitrary<PreparingChapter> => {
  const preparing = {
    ...anyOutline(planId),
    kind: fc.constant('preparing'),
    attempt: anyRun(),
    step: fc.constantFrom('pending', 'generating'),
    unlockedAt: anyDate(),
  }
  const hold = fc.record({ key: fc.uuid().map((id) => `unlock:${id}:1`), amount: anyCredits() })
  return fc.oneof(
    fc.record({ ...preparing, price: fc.constant(0), hold: fc.constant(null) }),
    fc.record({ ...preparing, price: anyCredits(), hold }),
  )
}

export const anyOpenChapter = (planId: PlanId): Arbitrary<OpenChapter> =>
  fc.record({
    ...anyOutline(planId),
    kind: fc.constant('open'),
    attempt: anyRun(),
    content: anyContent(),
    questions: fc.array(anyQuestion()),
    unlockedAt: anyDate(),
    generatedAt: anyDate(),
    completedAt: fc.option(anyDate()),
    ...anyReadingState(anyText(), anyDate()),
    versions: anyVersions(anyText),
  })

export const anyChapter = (planId: PlanId): Arbitrary<Chapter> =>
  fc.oneof(anyLockedChapter(planId), anyPreparingChapter(planId), anyOpenChapter(planId))

export const anyTurn = (): Arbitrary<Turn> =>
  fc.record({
    id: fc.uuid({ version: 7 }).map(MessageId),
    speaker: fc.constantFrom('learner', 'assistant'),
    text: anyText(),
    at: anyDate(),
  })

export const anySession = (userId: UserId): Arbitrary<Session> =>
  fc.record({
    id: fc.constant(null).map(newSessionId),
    userId: fc.constant(userId),
    device: fc.option(anyText()),
    createdAt: anyDate(),
    lastSeenAt: anyDate(),
  })

/** Its turns are in no sensible order: a storage must give back whatever it was given. */
export const anyOpenConversation = (userId: UserId): Arbitrary<OpenConversation> => {
  const dialogue = {
    id: fc.constant(null).map(newConversationId),
    userId: fc.constant(userId),
    turns: fc.uniqueArray(anyTurn(), { minLength: 1, selector: ({ id }) => id }),
    brief: anyBrief(),
    asked: fc.array(fc.constantFrom(...TOPICS, 'goal' as const), { maxLength: 6 }),
    suggestions: fc.array(anyText(), { maxLength: 4 }),
    updatedAt: anyDate(),
  }
  const kind = fc.constantFrom('awaiting-assistant', 'awaiting-learner', 'awaiting-confirmation')
  return fc.record({ ...dialogue, kind })
}
