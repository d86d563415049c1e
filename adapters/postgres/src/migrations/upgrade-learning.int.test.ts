import { finishRewrite, ONE_VERSION, PlanId, requestRewrite, UserId } from '@app/domain'
import { keep, someContent } from '@app/domain/testing'
import { emptyDatabase, execute, onDatabase } from '@app/testing/database'
import { expect, it } from 'vitest'
import { migrateTo } from '../../test/migrate-to.ts'
import { openPostgres } from '../index.ts'

it('should know what was locked again by its sentence, and any other failure as one', async () => {
  await onDatabase(emptyDatabase, async (url) => {
    await migrateTo('2026-11-23-chapter-versions', url)
    const behind = "The chapter before this one couldn't be written, so this one is locked again. Nothing was charged."
    const failed = (number: number, reason: string) =>
      chapterOfAda(number, { attempt: '1', failure: `'${reason.replaceAll("'", "''")}'`, failed_at: 'now()' })
    const kept = [{ reason: 'No answer.' }, { reason: behind }, null].map((failure, place) => {
      const id = `01234567-0000-7000-8000-00000000001${place}`
      const words = { id, title: `Chapter ${place + 1}`, summary: '', objectives: [], minutes: null, prerequisites: [] }
      return { ...words, attempt: 1, failure: failure && { ...failure, at: '2026-11-20T10:00:00Z' } }
    })
    const outline = `'${JSON.stringify(kept).replaceAll("'", "''")}'`
    await execute(
      url,
      ...[ADA_AND_HER_PLAN, failed(1, 'No answer.'), failed(2, behind), chapterOfAda(3), 'UPDATE plans SET edits = 1'],
      `INSERT INTO plan_versions (plan_id, run, edit, title, description, brief, chapters, replaced_at)
       SELECT id, run, 1, title, description, brief, ${outline}, now() FROM plans`,
    )
    const postgres = openPostgres({ url })
    await postgres.migrate()

    const page = await postgres.readModels.plan(USER, PLAN)
    expect(page?.chapters.map(({ failure }) => failure)).toEqual([
      { code: 'failed', reason: 'No answer.' },
      { code: 'earlier-failed', reason: behind },
      null,
    ])
    // an undo brings them back
    const before = await keep(postgres.unitOfWork, async ({ plans }) => {
      const plan = await plans.find(PLAN)
      return plan && plans.versionBefore(plan)
    })
    const at = new Date('2026-11-20T10:00:00Z')
    expect(before?.chapters.map(({ failure }) => failure)).toEqual([
      { code: 'failed', reason: 'No answer.', at },
      { code: 'earlier-failed', reason: behind, at },
      null,
    ])
    // the version before knows no code and leaves it where it is
    await execute(url, 'UPDATE chapters SET failure = NULL')
    expect((await postgres.readModels.plan(USER, PLAN))?.chapters[1]?.failure).toBeNull()
    await postgres.close()
  })
})

it('should read a chapter from before there were versions as its first one, and let it have others', async () => {
  await onDatabase(emptyDatabase, async (url) => {
    await migrateTo('2026-11-23-placements', url)
    const {
      sections: _sections,
      keyPoints: _points,
      practice: _practice,
      contentVersion: _version,
      ...first
    } = someContent()
    const stored = `'${JSON.stringify(first).replaceAll("'", "''")}'`
    const open = { kind: "'open'", attempt: '1', unlocked_at: 'now()', generated_at: 'now()', content: stored }
    await execute(url, ADA_AND_HER_PLAN, chapterOfAda(1, open))
    const postgres = openPostgres({ url })
    await postgres.migrate()

    expect(await execute(url, 'SELECT free_chapters FROM wallets')).toEqual([{ free_chapters: 1 }])
    expect(await execute(url, 'SELECT free_chapter_used AS used FROM plans')).toEqual([{ used: false }])

    const ofPlan = () => keep(postgres.unitOfWork, ({ chapters }) => chapters.ofPlan(PLAN))
    const [chapter] = await ofPlan()
    if (chapter?.kind !== 'open') throw new Error('It can be read.')
    expect(await execute(url, 'SELECT versions FROM chapters')).toEqual([{ versions: null }])
    expect(chapter).toMatchObject({ versions: ONE_VERSION, content: { ...first, contentVersion: 1, sections: [] } })
    expect((await postgres.readModels.chapter(USER, chapter.id))?.versions).toEqual(ONE_VERSION)
    const exported = await postgres.readModels.personalData(USER)
    expect(exported?.plans[0]?.chapters[0]).toMatchObject({ shownVersion: 1, rewriteRequest: null, otherVersions: [] })

    const asked = requestRewrite(chapter, { how: 'simpler', words: null })
    if (!asked.ok) throw new Error(asked.error.kind)
    const written = { content: someContent(), questions: [] }
    const finished = finishRewrite(asked.value.chapter, asked.value.rewrite, written, new Date())
    await keep(postgres.unitOfWork, async ({ chapters, chapterVersions }) => {
      await chapters.save(finished.chapter)
      await chapterVersions.save(finished.former)
    })
    expect((await ofPlan())[0]).toEqual(finished.chapter)
    const others = await keep(postgres.unitOfWork, ({ chapterVersions }) => chapterVersions.ofChapter(chapter.id))
    expect(others).toEqual([{ ...finished.former, content: chapter.content }])
    await postgres.close()
  })
})

// Helpers

const USER = UserId('01234567-0000-7000-8000-000000000001')
const PLAN = PlanId('01234567-0000-7000-8000-00000000000a')

const ADA_AND_HER_PLAN = `
  INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at, verified_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', false, 'standard', true, now(), now());
  INSERT INTO wallets VALUES ('${USER}', 0);
  INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
    VALUES ('${PLAN}', '${USER}', 'cancelled', '{"goal":"Chess"}', '{}', now());
  INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
    VALUES ('${PLAN}', '${USER}', '${PLAN}', '{"goal":"Chess","level":null,"time":null,"focus":null}', 'Chess', '', 'complete', 1, now())`

/** Locked, if nothing else is said; `columns`: SQL. */
function chapterOfAda(number: number, columns: Readonly<Record<string, string>> = {}): string {
  const all = { kind: "'locked'", attempt: '0', ...columns }
  return `INSERT INTO chapters (id, plan_id, number, title, summary, price, ${Object.keys(all).join(', ')})
    VALUES (gen_random_uuid(), '${PLAN}', ${number}, 'Chapter ${number}', '', 0, ${Object.values(all).join(', ')})`
}
