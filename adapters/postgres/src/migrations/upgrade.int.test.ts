import { ConversationId, DAY, makeUseCases, NO_MODERATION, PlanId, UNLIMITED, UserId } from '@app/domain'
import {
  aFitPlanAnswer,
  aReplyAnswer,
  keep,
  makeFixture,
  makeMemoryMarkdown,
  makeScriptedLanguageModel,
  noPause,
} from '@app/domain/testing'
import { emptyDatabase, execute, onDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import STORED from '../../test/last-version.json' with { type: 'json' }
import { migrateTo } from '../../test/migrate-to.ts'
import { openPostgres } from '../index.ts'

it('should open a brief of words as one whose values are not set, and go on with it to a plan', async () => {
  await onLastVersion([ADA, conversation(WORDS)], async ({ useCases, model, readModels }) => {
    const read = await useCases.readConversation({ userId: USER, conversationId: CONVERSATION })
    expect(read).toMatchObject({
      ok: true,
      value: {
        known: {
          ...{ level: null, evidence: 'I baked twice', pace: null, deadline: null },
          ...{ timeWords: '2 hours a week until June', outcome: 'For fun', language: 'en' },
          ...{ mustHave: ['rye'], constraints: [] },
          sources: { level: 'told', minutesPerWeek: 'assumed', outcome: 'told', mustHave: 'told', deadline: 'open' },
        },
        suggestions: [],
      },
    })

    const facts = { minutes_per_week: ['90', '90 minutes a week'] } as const
    const titles = ['What rye is like', 'A first loaf', 'A loaf for guests']
    model.script(aReplyAnswer({ facts, wants: 'plan-now' }), aFitPlanAnswer(WORDS, titles))
    const message = 'No, 90 minutes a week. Make the plan.'
    const reply = await useCases.continueConversation({ userId: USER, conversationId: CONVERSATION, message })
    expect(reply).toMatchObject({ ok: true, value: { awaitingConfirmation: true } })
    expect(reply.ok && reply.value.text).toMatch(/I baked twice.*1\.5 hours a week\n.*For fun.*rye/s)
    const confirmed = await useCases.confirmAndGenerate({ userId: USER, conversationId: CONVERSATION })
    if (!confirmed.ok) throw new Error(confirmed.error.kind)
    const { planId } = confirmed.value
    expect(await useCases.jobHandlers.run({ kind: 'draft-plan', userId: USER, planId, run: 1 })).toBe('done')
    expect(model.tasks.at(-1)).toMatchObject({ kind: 'plan', brief: { level: 'I baked twice' } })
    expect(await readModels.plan(USER, planId)).toMatchObject({
      brief: { minutesPerWeek: 90 },
      chapters: { length: 3 },
    })
  })
})

it('should unlock what is left of a general plan of the demo tutor free, and any other plan as before', async () => {
  const general = 'The demo tutor has no lessons of its own on crows. These chapters show ways of learning.'
  const [free, paid] = [PlanId('01234567-0000-7000-8000-00000000000b'), PlanId('01234567-0000-7000-8000-00000000000c')]
  const plans = [plan(free, general), plan(paid, 'By the end you’ll bake bread.')]
  await onLastVersion([ADA, conversation(WORDS), ...plans], async ({ useCases, unitOfWork, readModels }) => {
    const prices = async (id: PlanId = free) =>
      (await readModels.plan(USER, id))?.chapters.map(({ number, price }) => [number, price])
    expect(await prices()).toEqual([
      [1, 10],
      [2, 0],
      [3, 0],
    ])
    expect(await prices(paid)).toEqual([
      [1, 10],
      [2, 10],
      [3, 10],
    ])
    const isFree = (id: PlanId = free) => keep(unitOfWork, async ({ plans }) => (await plans.find(id))?.isFree)
    expect([await isFree(), await isFree(paid)]).toEqual([true, false])
    expect(await readModels.plan(USER, paid)).toMatchObject({ brief: { minutesPerWeek: null, deadline: null } })

    expect(await useCases.unlockNextChapter({ userId: USER, planId: free })).toMatchObject({ ok: true })
    expect(await readModels.credits(USER)).toBe(10)
    expect(await useCases.unlockNextChapter({ userId: USER, planId: paid })).toMatchObject({ ok: true })
    expect(await readModels.credits(USER)).toBe(0)
  })
})

/** What a learner has left in the version before, with the demo tutor: `adapters/postgres/test/last-version.json`. */
describe('a database of the version before', () => {
  const [user = { id: '' }] = STORED.users
  const userId = UserId(user.id)
  // its ledger moves the balance
  const wallets = STORED.wallets.map((wallet) => ({ ...wallet, balance: 0 }))
  const open = (test: (upgraded: Upgraded) => Promise<void>) => onLastVersion(rowsOf({ ...STORED, wallets }), test)

  it('should show every plan and chapter, what was paid, and each conversation', () =>
    open(async ({ useCases, readModels, checkLedger }) => {
      const plans = await readModels.listLearningPlans(userId)
      expect(plans.map(({ id }) => id).toSorted()).toEqual(STORED.plans.map(({ id }) => id).toSorted())
      const chapters = plans.flatMap((plan) => plan.chapters)
      expect(chapters.map(({ id }) => id).toSorted()).toEqual(STORED.chapters.map(({ id }) => id).toSorted())
      const unlocked = chapters.filter(({ isUnlocked }) => isUnlocked)
      expect(unlocked.length).toBe(STORED.chapters.filter(({ kind }) => kind === 'open').length)
      for (const { id } of unlocked) {
        const page = await readModels.chapter(userId, id)
        expect(page?.content?.sections.length).toBeGreaterThan(0)
        expect(page?.noCheck).not.toBe('damaged')
      }
      expect(await readModels.purchases(userId)).toHaveLength(1)
      expect(await readModels.credits(userId)).toBe(STORED.wallets[0]?.balance)
      const broken = (await checkLedger()).filter((finding) => finding.broken > 0)
      // the server of the tests gives safety up for speed
      expect(broken.map(({ invariant }) => invariant)).toEqual(['I8'])
      for (const { id } of STORED.conversations) {
        const read = await useCases.readConversation({ userId, conversationId: ConversationId(id) })
        const said = STORED.turns.filter((turn) => turn.conversation_id === id)
        expect(read.ok && read.value.turns.map(({ text }) => text)).toEqual(said.map(({ text }) => text))
      }
    }))

  it('should go on with what is open, and unlock what is locked', () =>
    open(async ({ useCases, readModels, model, clock }) => {
      // behind what was unlocked last: a press soon after it means the same chapter
      clock.advance(365 * DAY)
      const conversationOf = (confirmation: boolean) => {
        const found = STORED.conversations.find((one) => one.confirmation === confirmation)
        return ConversationId(found?.id ?? '')
      }
      model.script(aReplyAnswer({ facts: { level: ['new', 'I am new'] }, asks: 'focus', question: 'What for?' }))
      const said = { userId, conversationId: conversationOf(false), message: 'I am new' }
      expect(await useCases.continueConversation(said)).toMatchObject({ ok: true })
      const confirmed = await useCases.confirmAndGenerate({ userId, conversationId: conversationOf(true) })
      expect(confirmed).toMatchObject({ ok: true })

      const credits = await readModels.credits(userId)
      for (const plan of STORED.plans) {
        const isGeneral = plan.description.startsWith('The demo tutor has no lessons of its own')
        const before = await readModels.credits(userId)
        expect(await useCases.unlockNextChapter({ userId, planId: PlanId(plan.id) })).toMatchObject({ ok: true })
        expect(before - (await readModels.credits(userId))).toBe(isGeneral ? 0 : 10)
      }
      expect(await readModels.credits(userId)).toBe(credits - 10)
    }))
})

// Helpers

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Statements that put rows back as they were. */
function rowsOf(tables: Rows): readonly string[] {
  const inserts = Object.entries(tables).map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    const json = JSON.stringify(rows).replaceAll("'", "''")
    return `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(NULL::${table}, '${json}')`
  })
  const position =
    "setval(pg_get_serial_sequence('ledger_entries', 'position'), (SELECT max(position) FROM ledger_entries))"
  return ['BEGIN', ...inserts, `SELECT ${position}`, 'COMMIT']
}

const USER = UserId('01234567-0000-7000-8000-000000000001')
const CONVERSATION = ConversationId('01234567-0000-7000-8000-00000000000a')

/** As the version before kept it: topics in words, and what was put in by hand. */
const WORDS = {
  ...{ goal: 'Bake bread', level: 'I baked twice', time: '2 hours a week until June', focus: 'For fun' },
  ...{ set: { mustHave: { value: ['rye'], turns: 2 } }, edits: 1, timeZone: 'Europe/Berlin' },
}

const ADA = `
  INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at, verified_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', false, 'standard', true, now(), now());
  INSERT INTO wallets (user_id, balance) VALUES ('${USER}', 0);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
    VALUES (gen_random_uuid(), '${USER}', 'granted', 10, 'welcome:${USER}', now())`

const conversation = (brief: object): string => `
  INSERT INTO conversations (id, user_id, kind, brief, asked, confirmation, updated_at)
    VALUES ('${CONVERSATION}', '${USER}', 'awaiting-learner', '${JSON.stringify(brief)}', '{level,time,focus}', true, now());
  INSERT INTO turns (id, conversation_id, position, speaker, text, at) VALUES
    (gen_random_uuid(), '${CONVERSATION}', 0, 'learner', 'Bake bread', now()),
    (gen_random_uuid(), '${CONVERSATION}', 1, 'assistant', 'This is what I understood: bread. Shall I proceed?', now())`

/** Its first chapter was unlocked, and paid for. */
const plan = (id: string, description: string): string => `
  INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
    VALUES ('${id}', '${USER}', '${CONVERSATION}', '${JSON.stringify(WORDS)}', 'A plan', '${description}', 'complete', 1, now());
  INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt, unlocked_at, generated_at, content)
    VALUES (gen_random_uuid(), '${id}', 1, 'Chapter 1', '', 10, 'open', 1, '2026-01-01', '2026-01-01', '{"introduction":"","learningObjectives":[],"curatedResources":[]}');
  INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt)
    SELECT gen_random_uuid(), '${id}', number, 'Chapter ' || number, '', 10, 'locked', 0 FROM generate_series(2, 3) AS number`

type Upgraded = Pick<ReturnType<typeof openPostgres>, 'unitOfWork' | 'readModels' | 'checkLedger'> & {
  readonly useCases: ReturnType<typeof makeUseCases>
  readonly model: ReturnType<typeof makeScriptedLanguageModel>
  readonly clock: ReturnType<typeof makeFixture>['clock']
}

/** The domain on a database that the last version has written these rows into. */
const onLastVersion = (statements: readonly string[], test: (upgraded: Upgraded) => Promise<void>): Promise<void> =>
  onDatabase(emptyDatabase, async (url) => {
    await migrateTo('2026-11-29-free-chapters', url)
    await execute(url, ...statements)
    const postgres = openPostgres({ url })
    await postgres.migrate()
    const model = makeScriptedLanguageModel()
    const { unitOfWork, readModels, adminReadModels, checkLedger } = postgres
    const fixture = makeFixture({ model })
    const useCases = makeUseCases({
      ...fixture,
      ...{ unitOfWork, readModels, adminReadModels, model, spending: UNLIMITED, moderation: NO_MODERATION },
      ...{ markdown: makeMemoryMarkdown(), pause: noPause, prepareAhead: false },
      settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' },
    })
    await test({ unitOfWork, readModels, checkLedger, useCases, model, clock: fixture.clock })
    await postgres.close()
  })
