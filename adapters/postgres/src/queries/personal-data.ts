import { type PersonalData, parseContent, parseQuestions, questionData } from '@app/domain'
import type { TableName } from '../orm.ts'
import { RESOURCES, readResource } from '../repositories/stored-resources.ts'
import { type AsJson, statusOf, withTimes } from './stored-rows.ts'

/** Rows as a JSON array; those of one millisecond are in the order of their ids. */
const list = (from: string, order: string, fields: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]') FROM ${from})`

/** Of a version's chapters. Those that an earlier version kept have neither objectives nor minutes. */
const outlined = list(
  'jsonb_array_elements(plan_versions.chapters) WITH ORDINALITY AS kept (chapter, place)',
  'place',
  `'title', chapter -> 'title', 'summary', chapter -> 'summary',
   'objectives', coalesce(chapter -> 'objectives', '[]'), 'minutes', chapter -> 'minutes'`,
)

/** Columns of the export for each table that has any. A table that is part of another one's, or is left out, says so. */
export const EXPORTED = {
  users: `users.id, username, email, role, language, created_at AS "createdAt", verified_at AS "verifiedAt", last_login_at AS "lastLoginAt"`,
  sessions: `${list(
    'sessions WHERE user_id = users.id',
    'created_at, id',
    `'device', device, 'createdAt', created_at, 'lastSeenAt', last_seen_at`,
  )} AS sessions`,
  wallets: 'coalesce((SELECT balance FROM wallets WHERE user_id = users.id), 0) AS balance',
  ledger_entries: `${list(
    'ledger_entries WHERE user_id = users.id',
    'position',
    `'kind', kind, 'amount', amount, 'chapterId', chapter_id, 'note', note, 'at', at`,
  )} AS entries`,
  purchases: `${list(
    'purchases WHERE user_id = users.id',
    'opened_at, id',
    `'reference', reference, 'provider', provider, 'packageName', package_name, 'credits', credits,
     'price', json_build_object('cents', cents, 'currency', currency), 'state', kind, 'openedAt', opened_at,
     'paidAt', paid_at, 'receiptUrl', receipt_url, 'returnedCents', returned_cents, 'pendingUnlock', pending_unlock`,
  )} AS purchases`,
  conversations: `${list(
    'conversations WHERE user_id = users.id',
    'id',
    `'id', id, 'brief', brief, 'messages', ${list(
      'turns WHERE conversation_id = conversations.id',
      'position',
      `'speaker', speaker, 'text', text, 'at', at`,
    )}, 'placement', (
      SELECT json_build_object('questions', questions, 'attempt', CASE WHEN kind = 'answered' THEN
        json_build_object('answers', answers, 'marks', marks, 'at', answered_at) END)
      FROM placements WHERE conversation_id = conversations.id AND kind IN ('ready', 'answered'))`,
  )} AS conversations`,
  turns: { partOf: 'conversations' },
  placements: { partOf: 'conversations' },
  // Not `draft`: what has come of a plan so far is gone with the next save, and what it becomes is here.
  plans: `${list(
    'plans WHERE user_id = users.id',
    'created_at, id',
    `'id', id, 'title', title, 'description', description, 'generationStatus', upper(generation), 'createdAt', created_at, 'archivedAt', archived_at,
     'revisionRequest', revision ->> 'request',
     'versions', ${list(
       'plan_versions WHERE plan_id = plans.id',
       // other answers, which end a run, are edit 0
       'run, edit = 0, edit',
       `'title', title, 'description', description, 'chapters', ${outlined}, 'replacedAt', replaced_at`,
     )},
     'chapters', ${list(
       'chapters WHERE plan_id = plans.id',
       'number',
       `'number', number, 'title', title, 'summary', summary, 'objectives', objectives, 'minutes', minutes,
        'price', price, 'contentStatus', ${statusOf('chapters')},
        'unlockedAt', unlocked_at, 'completedAt', completed_at, 'readAt', read_at, 'place', place, 'ticked', ticked, 'notes', notes, 'content', content,
        'questions', questions, 'shownVersion', CASE kind WHEN 'open' THEN coalesce((versions ->> 'shown')::integer, 1) END,
        'rewriteRequest', versions -> 'request', 'nextRewriteRequest', versions -> 'rewrite' -> 'request',
        'otherVersions', ${list(
          'chapter_versions WHERE chapter_id = chapters.id',
          'chapter_versions.number',
          `'number', number, 'request', request, 'content', content, 'questions', questions, 'generatedAt', generated_at`,
        )}, 'attempts', ${list(
          'check_attempts WHERE chapter_id = chapters.id',
          'at, check_attempts.id',
          `'answers', answers, 'marks', marks, 'at', at`,
        )}, 'resources', (
          SELECT json_build_object('status', status, 'askedAt', asked_at, 'settledAt', settled_at, 'refused', refused, 'items', ${RESOURCES})
          FROM resource_lists WHERE chapter_id = chapters.id)`,
     )}`,
  )} AS plans`,
  plan_versions: { partOf: 'plans' },
  chapters: { partOf: 'plans' },
  chapter_parts: { partOf: 'plans' },
  chapter_versions: { partOf: 'plans' },
  check_attempts: { partOf: 'plans' },
  resource_lists: { partOf: 'plans' },
  resources: { partOf: 'plans' },
  audit_entries: `${list(
    'audit_entries WHERE subject_id = users.id',
    'position',
    `'act', act, 'reason', reason, 'at', at`,
  )} AS acts`,
  staff_notes: `${list('staff_notes WHERE user_id = users.id', 'at, id', `'text', text, 'at', at`)} AS "staffNotes"`,
  mail_records: `${list(
    'mail_records WHERE user_id = users.id',
    'at, id',
    `'mail', mail, 'state', state, 'at', at`,
  )} AS mails`,
  model_calls: `${list(
    'model_calls WHERE user_id = users.id',
    'started_at, id',
    `'purpose', purpose, 'model', model, 'startedAt', started_at, 'outcome', outcome, 'milliseconds', milliseconds,
     'inputTokens', input_tokens, 'outputTokens', output_tokens`,
  )} AS "modelCalls"`,
  operator_alerts: { leftOut: 'when the admins were mailed about which trouble' },
  landing_views: { leftOut: 'a number for each day, of no one' },
  links: { leftOut: 'what is known of public addresses, for all learners at once' },
  source_answers: { leftOut: 'what sources answered, with nothing of who asked' },
  source_states: { leftOut: 'how sources do' },
  secret_links: { leftOut: 'digests of secrets' },
  registrations: {
    leftOut: 'a name and a password that anybody may have chosen for the address, until it is verified',
  },
} satisfies Readonly<Record<TableName, string | { readonly partOf: TableName } | { readonly leftOut: string }>>

/** One statement, so that what it returns is of one moment. */
export const PERSONAL_DATA = `
  SELECT ${Object.values(EXPORTED)
    .filter((columns) => typeof columns === 'string')
    .join(',\n    ')}
  FROM users WHERE id = $1`

type PlacementData = NonNullable<PersonalData['conversations'][number]['placement']>

export type StoredPersonalData = PersonalData['account'] &
  Pick<PersonalData['credits'], 'balance'> & { readonly entries: AsJson<PersonalData['credits']['entries']> } & {
    readonly [Part in
      | 'sessions'
      | 'purchases'
      | 'conversations'
      | 'plans'
      | 'acts'
      | 'staffNotes'
      | 'mails'
      | 'modelCalls']: AsJson<PersonalData[Part]>
  }

/** As it is stored: with keys, which do not leave. */
function readPlacement({ questions, attempt }: AsJson<PlacementData>): PlacementData {
  return {
    questions: questionsData(questions),
    attempt: attempt && withTimes(attempt, 'at'),
  }
}

export const readPersonalData = (stored: StoredPersonalData): PersonalData => {
  const { sessions, balance, entries, purchases, conversations, plans, acts, ...records } = stored
  const { staffNotes, mails, modelCalls, ...account } = records
  return {
    account,
    sessions: sessions.map((session) => withTimes(session, 'createdAt', 'lastSeenAt')),
    credits: { balance, entries: entries.map((entry) => withTimes(entry, 'at')) },
    purchases: purchases.map((purchase) => withTimes(purchase, 'openedAt', 'paidAt')),
    conversations: conversations.map((conversation) => ({
      ...conversation,
      messages: conversation.messages.map((message) => withTimes(message, 'at')),
      placement: conversation.placement && readPlacement(conversation.placement),
    })),
    plans: plans.map((plan) => ({
      ...withTimes(plan, 'createdAt', 'archivedAt'),
      versions: plan.versions.map((version) => withTimes(version, 'replacedAt')),
      chapters: plan.chapters.map((chapter) => ({
        ...withTimes(chapter, 'unlockedAt', 'completedAt', 'readAt'),
        notes: chapter.notes.map((note) => withTimes(note, 'changedAt')),
        content: parseContent(chapter.content),
        questions: questionsData(chapter.questions),
        // a damaged one must not take all the rest with it
        otherVersions: chapter.otherVersions.flatMap(({ content: stored, ...version }) => {
          const content = parseContent(stored)
          const questions = questionsData(version.questions)
          return content ? [{ ...withTimes(version, 'generatedAt'), content, questions }] : []
        }),
        attempts: chapter.attempts.map((attempt) => withTimes(attempt, 'at')),
        resources: chapter.resources && {
          ...withTimes(chapter.resources, 'askedAt', 'settledAt'),
          items: chapter.resources.items.map(readResource),
        },
      })),
    })),
    acts: acts.map((entry) => withTimes(entry, 'at')),
    staffNotes: staffNotes.map((note) => withTimes(note, 'at')),
    mails: mails.map((mail) => withTimes(mail, 'at')),
    modelCalls: modelCalls.map((call) => withTimes(call, 'startedAt')),
  }
}

/** As they are stored, with their keys; none where they are damaged. */
const questionsData = (stored: unknown) => (parseQuestions(stored) ?? []).map(questionData)
