import type { PersonalData } from '@app/domain'
import { readContent } from '../rows/chapter-content.ts'
import { statusOf } from './content-status.ts'

/** One statement, so that what it tells is of one moment. Things of one millisecond are in the order of their ids. */
export const PERSONAL_DATA = `
  SELECT users.id, username, email, role, created_at AS "createdAt", verified_at AS "verifiedAt",
         last_login_at AS "lastLoginAt",
    (SELECT coalesce(json_agg(json_build_object(
       'device', device, 'createdAt', created_at, 'lastSeenAt', last_seen_at) ORDER BY created_at, id), '[]')
     FROM sessions WHERE user_id = users.id) AS sessions,
    coalesce((SELECT balance FROM wallets WHERE user_id = users.id), 0) AS balance,
    (SELECT coalesce(json_agg(json_build_object(
       'kind', kind, 'amount', amount, 'chapterId', chapter_id, 'note', note, 'at', at) ORDER BY position), '[]')
     FROM ledger_entries WHERE user_id = users.id) AS entries,
    (SELECT coalesce(json_agg(json_build_object(
       'reference', reference, 'provider', provider, 'packageName', package_name, 'credits', credits,
       'price', json_build_object('cents', cents, 'currency', currency), 'openedAt', opened_at, 'state', kind,
       'paidAt', paid_at, 'receiptUrl', receipt_url, 'returnedCents', returned_cents) ORDER BY opened_at, id), '[]')
     FROM purchases WHERE user_id = users.id) AS purchases,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'brief', brief, 'messages', (
       SELECT coalesce(json_agg(json_build_object('speaker', speaker, 'text', text, 'at', at) ORDER BY position), '[]')
       FROM turns WHERE conversation_id = conversations.id)) ORDER BY id), '[]')
     FROM conversations WHERE user_id = users.id) AS conversations,
    (SELECT coalesce(json_agg(json_build_object(
       'id', id, 'title', title, 'description', description, 'generationStatus', upper(generation),
       'createdAt', created_at, 'versions', (
         SELECT coalesce(json_agg(json_build_object('title', title, 'description', description, 'chapters', chapters,
           'replacedAt', replaced_at) ORDER BY run), '[]')
         FROM plan_versions WHERE plan_id = plans.id), 'chapters', (
         SELECT coalesce(json_agg(json_build_object(
           'number', number, 'title', title, 'price', price, 'contentStatus', ${statusOf('chapters')},
           'unlockedAt', unlocked_at, 'completedAt', completed_at, 'readAt', read_at, 'ticked', ticked,
           'content', content) ORDER BY number), '[]')
         FROM chapters WHERE plan_id = plans.id)) ORDER BY created_at, id), '[]')
     FROM plans WHERE user_id = users.id) AS plans,
    (SELECT coalesce(json_agg(json_build_object('act', act, 'reason', reason, 'at', at) ORDER BY position), '[]')
     FROM audit_entries WHERE subject_id = users.id) AS acts,
    (SELECT coalesce(json_agg(json_build_object(
       'purpose', purpose, 'model', model, 'startedAt', started_at, 'outcome', outcome, 'milliseconds', milliseconds,
       'inputTokens', input_tokens, 'outputTokens', output_tokens) ORDER BY started_at, id), '[]')
     FROM model_calls WHERE user_id = users.id) AS "modelCalls"
  FROM users WHERE id = $1`

/** What JSON makes of it: times are texts in it. */
type AsJson<T> = T extends Date
  ? string
  : T extends string // the brand of an id would make an object of it
    ? T
    : T extends readonly (infer Item)[]
      ? readonly AsJson<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: AsJson<T[Key]> }
        : T

export type StoredPersonalData = PersonalData['account'] &
  Pick<PersonalData['credits'], 'balance'> & { readonly entries: AsJson<PersonalData['credits']['entries']> } & {
    readonly [Part in 'sessions' | 'purchases' | 'conversations' | 'plans' | 'acts' | 'modelCalls']: AsJson<
      PersonalData[Part]
    >
  }

export const readPersonalData = (stored: StoredPersonalData): PersonalData => {
  const { sessions, balance, entries, purchases, conversations, plans, acts, modelCalls, ...account } = stored
  return {
    account,
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt: new Date(createdAt),
      lastSeenAt: new Date(lastSeenAt),
    })),
    credits: { balance, entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at) })) },
    purchases: purchases.map((purchase) => ({
      ...purchase,
      openedAt: new Date(purchase.openedAt),
      paidAt: timeOrNull(purchase.paidAt),
    })),
    conversations: conversations.map(({ id, brief, messages }) => ({
      id,
      brief,
      messages: messages.map((message) => ({ ...message, at: new Date(message.at) })),
    })),
    plans: plans.map((plan) => ({
      ...plan,
      createdAt: new Date(plan.createdAt),
      versions: plan.versions.map((version) => ({ ...version, replacedAt: new Date(version.replacedAt) })),
      chapters: plan.chapters.map((chapter) => ({
        ...chapter,
        unlockedAt: timeOrNull(chapter.unlockedAt),
        completedAt: timeOrNull(chapter.completedAt),
        readAt: timeOrNull(chapter.readAt),
        content: readContent(chapter.content),
      })),
    })),
    acts: acts.map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
    modelCalls: modelCalls.map(({ startedAt, ...call }) => ({ ...call, startedAt: new Date(startedAt) })),
  }
}

const timeOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text))
