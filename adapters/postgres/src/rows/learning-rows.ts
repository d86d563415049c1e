import type {
  Answers,
  Brief,
  ChapterContent,
  ChapterId,
  ConversationId,
  DeclineReason,
  DraftOutline,
  Grade,
  HelpAbout,
  HelpReply,
  Marks,
  MessageId,
  PlacementId,
  PlacementPart,
  PlanId,
  PlanVersion,
  PracticeResult,
  Question,
  Revision,
  RewriteRequest,
  SectionNote,
  Standing,
  Topic,
  UserId,
  Versions,
} from '@app/domain'
import { p } from '@mikro-orm/core'
import { table } from './table.ts'

/** In JSON its time is a text. */
type StoredNote = Omit<SectionNote, 'changedAt'> & { readonly changedAt: string }

export const ConversationRow = table('conversations', {
  id: p.uuid().primary().$type<ConversationId>(),
  userId: p.uuid().$type<UserId>(),
  kind: p.enum(['awaiting-assistant', 'awaiting-learner', 'planned', 'cancelled'] as const),
  brief: p.json().$type<Brief>(),
  asked: p.array().$type<(Topic | 'goal')[]>(),
  suggestions: p.json().$type<readonly string[]>(),
  /** Set: the conversation was declined, and `kind` is `cancelled`. */
  declined: p.text().$type<DeclineReason>().nullable(),
  confirmation: p.boolean().nullable(),
  planId: p.uuid().$type<PlanId>().nullable(),
  updatedAt: p.datetime(),
})

export const TurnRow = table('turns', {
  conversationId: p.uuid().primary().$type<ConversationId>(),
  position: p.integer().primary(),
  id: p.uuid().$type<MessageId>(),
  speaker: p.enum(['learner', 'assistant'] as const),
  text: p.text(),
  at: p.datetime(),
})

export const PlacementRow = table('placements', {
  conversationId: p.uuid().primary().$type<ConversationId>(),
  id: p.uuid().$type<PlacementId>(),
  kind: p.enum(['writing', 'unavailable', 'ready', 'answered'] as const),
  brief: p.json().$type<Brief>(),
  /** While it is being written. */
  parts: p.json().$type<readonly PlacementPart[]>(),
  questions: p.json().$type<readonly Question[]>(),
  attemptId: p.uuid().nullable(),
  answers: p.json().$type<Answers>().nullable(),
  marks: p.json().$type<Marks>().nullable(),
  answeredAt: p.datetime().nullable(),
  at: p.datetime(),
})

export const PlanRow = table('plans', {
  id: p.uuid().primary().$type<PlanId>(),
  userId: p.uuid().$type<UserId>(),
  conversationId: p.uuid().$type<ConversationId>(),
  brief: p.json().$type<Brief>(),
  title: p.text(),
  description: p.text(),
  thread: p.text(),
  generation: p.enum(['pending', 'generating', 'complete', 'failed'] as const),
  run: p.integer(),
  failure: p.text().nullable(),
  failedAt: p.datetime().nullable(),
  /** Only of the run that is GENERATING. */
  draft: p.json().$type<DraftOutline>().nullable(),
  createdAt: p.datetime(),
  edits: p.integer(),
  freeChapterUsed: p.boolean(),
  chaptersAreFree: p.boolean(),
  origin: p.uuid().$type<PlanId>().nullable(),
  archivedAt: p.datetime().nullable(),
  revision: p.json().$type<Revision>().nullable(),
})

export const PlanShareRow = table('plan_shares', {
  planId: p.uuid().primary().$type<PlanId>(),
  id: p.uuid(),
  digest: p.text(),
  createdAt: p.datetime(),
})

export const PlanVersionRow = table('plan_versions', {
  planId: p.uuid().primary().$type<PlanId>(),
  run: p.integer().primary(),
  edit: p.integer().primary(),
  title: p.text(),
  description: p.text(),
  thread: p.text(),
  brief: p.json().$type<Brief>(),
  chapters: p.json().$type<PlanVersion['chapters']>(),
  replacedAt: p.datetime(),
})

export const ChapterPartRow = table('chapter_parts', {
  chapterId: p.uuid().primary().$type<ChapterId>(),
  name: p.text().primary(),
  task: p.json().$type<unknown>(),
  made: p.json().$type<unknown>(),
  model: p.text(),
  at: p.datetime(),
})

export const CheckAttemptRow = table('check_attempts', {
  chapterId: p.uuid().primary().$type<ChapterId>(),
  id: p.uuid().primary(),
  answers: p.json().$type<Answers>(),
  marks: p.json().$type<Marks>(),
  at: p.datetime(),
})

export const CardRow = table('cards', {
  userId: p.uuid().primary().$type<UserId>(),
  id: p.text().primary(),
  chapterId: p.uuid().$type<ChapterId>(),
  question: p.json().$type<Question>(),
  isVoid: p.boolean(),
  stability: p.float(),
  difficulty: p.float(),
  reviewedOn: p.text(),
  dueOn: p.text(),
  misses: p.integer(),
})

export const ReviewRow = table('reviews', {
  userId: p.uuid().primary().$type<UserId>(),
  cardId: p.text().primary(),
  id: p.uuid().primary(),
  day: p.text(),
  at: p.datetime(),
  answer: p.json().$type<unknown>().nullable(),
  isRight: p.boolean().nullable(),
  grade: p.text().$type<Grade>(),
  before: p.json().$type<Standing>().nullable(),
})

/** In JSON its time is a text. */
type StoredReply = Omit<HelpReply, 'at'> & { readonly at: string }

export const HelpTurnRow = table('help_turns', {
  chapterId: p.uuid().primary().$type<ChapterId>(),
  id: p.uuid().primary().$type<MessageId>(),
  version: p.integer(),
  about: p.json().$type<HelpAbout>(),
  message: p.text(),
  at: p.datetime(),
  reply: p.json().$type<StoredReply>().nullable(),
})

export const ChapterVersionRow = table('chapter_versions', {
  chapterId: p.uuid().primary().$type<ChapterId>(),
  number: p.integer().primary(),
  request: p.json().$type<RewriteRequest>().nullable(),
  content: p.json().$type<ChapterContent>(),
  questions: p.json().$type<readonly Question[]>(),
  generatedAt: p.datetime(),
})

export const ChapterRow = table('chapters', {
  id: p.uuid().primary().$type<ChapterId>(),
  planId: p.uuid().$type<PlanId>(),
  number: p.integer(),
  title: p.text(),
  summary: p.text(),
  objectives: p.array(),
  minutes: p.integer().nullable(),
  prerequisites: p.array().$type<ChapterId[]>(),
  price: p.integer(),
  kind: p.enum(['locked', 'preparing', 'open'] as const),
  attempt: p.integer(),
  failure: p.text().nullable(),
  /** Null with a failure: `failed`. */
  failureCode: p.enum(['earlier-failed'] as const).nullable(),
  failedAt: p.datetime().nullable(),
  outlining: p.enum(['pending', 'failed'] as const).nullable(),
  step: p.enum(['pending', 'generating'] as const).nullable(),
  holdKey: p.text().nullable(),
  holdAmount: p.integer().nullable(),
  unlockedAt: p.datetime().nullable(),
  content: p.json().$type<ChapterContent>().nullable(),
  questions: p.json().$type<readonly Question[]>(),
  /** When one of the questions was reported last. */
  reportedAt: p.datetime().nullable(),
  generatedAt: p.datetime().nullable(),
  completedAt: p.datetime().nullable(),
  readAt: p.datetime().nullable(),
  place: p.text().nullable(),
  notes: p.json().$type<readonly StoredNote[]>(),
  ticked: p.array(),
  practiceResult: p.json().$type<PracticeResult>().nullable(),
  /** Null: there is one only. */
  versions: p.json().$type<Versions>().nullable(),
})
