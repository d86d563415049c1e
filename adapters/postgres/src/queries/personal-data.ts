import { type PersonalData, parseQuestions, questionData } from '@app/domain'
import type { TableName } from '../orm.ts'

/**
 * What stays here of each table: columns that are secret, name another user or say only how the product works; or all of it, and why.
 * Every other column leaves, one that is added as well.
 */
export const WITHHELD = {
  users: ['password_hash', 'password_is_temporary', 'username_key', 'username_skeleton'],
  sessions: ['id'],
  wallets: [],
  ledger_entries: ['business_key', 'position'],
  purchases: ['revision'],
  conversations: [],
  turns: ['position'],
  placements: ['parts'],
  // Not `draft`: what has come of a plan so far is gone with the next save, and what it becomes is here.
  plans: ['draft'],
  plan_versions: [],
  plan_shares: ['id', 'digest'],
  chapters: ['hold_key'],
  chapter_versions: [],
  check_attempts: [],
  // its question is one of its chapter's, which leave without their keys
  cards: ['question'],
  reviews: [],
  help_turns: [],
  resource_lists: [],
  resources: [],
  audit_entries: ['actor_id', 'position'],
  staff_notes: ['author_id'],
  mail_records: [],
  model_calls: ['cost', 'faults', 'request_id', 'version'],
  chapter_parts: 'what has come of a chapter so far, with keys of questions: what it becomes is here',
  operator_alerts: 'when the admins were mailed about which trouble',
  landing_views: 'a number for each day, of no one',
  links: 'what is known of public addresses, for all learners at once',
  source_answers: 'what sources answered, with nothing of who asked',
  source_states: 'how sources do',
  secret_links: 'digests of secrets',
  registrations: 'a name and a password that anybody may have chosen for the address, until it is verified',
} as const satisfies Readonly<Record<TableName, readonly string[] | string>>

type Exported = {
  [Name in TableName]: (typeof WITHHELD)[Name] extends string ? never : Name
}[TableName]
/** SQL by the name that its JSON gets. */
type Parts = Readonly<Record<string, string>>

const listed = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, json]) => `'${name}', ${json}`)
    .join(',\n')

const row = (table: Exported, parts?: Parts): string =>
  `to_jsonb(${table}) - '{${WITHHELD[table]}}'::text[]${parts ? ` || jsonb_build_object(${listed(parts)})` : ''}`

const one = (table: Exported, of: string, parts?: Parts): string =>
  `(SELECT ${row(table, parts)} FROM ${table} WHERE ${of})`

/** Those of one millisecond are in the order of their ids. */
const rows = (table: Exported, of: string, order: string, parts?: Parts): string =>
  `(SELECT coalesce(json_agg(${row(table, parts)} ORDER BY ${order}), '[]') FROM ${table} WHERE ${of})`

/** One statement, so that what it returns is of one moment. */
export const PERSONAL_DATA = `SELECT json_build_object(${listed({
  account: row('users'),
  sessions: rows('sessions', 'user_id = users.id', 'created_at, id'),
  wallet: one('wallets', 'user_id = users.id'),
  entries: rows('ledger_entries', 'user_id = users.id', 'position'),
  purchases: rows('purchases', 'user_id = users.id', 'opened_at, id'),
  conversations: rows('conversations', 'user_id = users.id', 'id', {
    messages: rows('turns', 'conversation_id = conversations.id', 'position'),
    placement: one('placements', 'conversation_id = conversations.id'),
  }),
  plans: rows('plans', 'user_id = users.id', 'created_at, id', {
    // other answers, which end a run, are edit 0
    versions: rows('plan_versions', 'plan_id = plans.id', 'run, edit = 0, edit'),
    share: one('plan_shares', 'plan_id = plans.id'),
    chapters: rows('chapters', 'plan_id = plans.id', 'number', {
      other_versions: rows('chapter_versions', 'chapter_id = chapters.id', 'chapter_versions.number'),
      attempts: rows('check_attempts', 'chapter_id = chapters.id', 'at, check_attempts.id'),
      help: rows('help_turns', 'help_turns.chapter_id = chapters.id', 'help_turns.at, help_turns.id'),
      resources: one('resource_lists', 'chapter_id = chapters.id', {
        items: rows('resources', 'resources.chapter_id = resource_lists.chapter_id', 'place'),
      }),
    }),
  }),
  cards: rows('cards', 'user_id = users.id', 'id', {
    reviews: rows('reviews', 'reviews.user_id = cards.user_id AND card_id = cards.id', 'at, reviews.id'),
  }),
  acts: rows('audit_entries', 'subject_id = users.id', 'position'),
  staff_notes: rows('staff_notes', 'user_id = users.id', 'at, id'),
  mails: rows('mail_records', 'user_id = users.id', 'at, id'),
  model_calls: rows('model_calls', 'user_id = users.id', 'started_at, id'),
})})::text AS data FROM users WHERE id = $1`

export function readPersonalData(stored: string): PersonalData {
  const { wallet, entries, ...data } = JSON.parse(stored, spelledAsInTheDomain)
  return { ...data, credits: { balance: 0, ...wallet, entries } }
}

/** Questions leave without their keys; where they are damaged, none do, and all the rest stays as it is. */
function spelledAsInTheDomain(key: string, value: unknown): unknown {
  if (key === 'questions') return (parseQuestions(value) ?? []).map(questionData)
  if (/^at$|_at$/.test(key) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [camelCase(name), part]))
}

const camelCase = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
