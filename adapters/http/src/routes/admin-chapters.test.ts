import { endpoints } from '@app/contract'
import { DAY, type Question } from '@app/domain'
import {
  aLockedChapter,
  aModelCall,
  anOpenChapter,
  aVerifiedUser,
  keep,
  later,
  NOW,
  newChapterId,
  newUserId,
  seedPlan,
  someQuestion,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

const DOUBTED = someQuestion({ id: newUserId(), reported: 'Both are right.', reportedAt: NOW.toISOString() })
const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const QUESTIONS: readonly Question[] = [
  DOUBTED,
  { ...ASKED, id: 'q2', kind: 'number', key: 250, tolerance: 5, unit: 'g', isVoid: true },
  { ...ASKED, id: 'q3', kind: 'short', key: 'crumb', accepted: ['the crumb'] },
]

describe('GET /api/admin/chapters', () => {
  it('should list what went wrong, newest first, and go on where the page before ended', async () => {
    const { world, token, learner, plan, failed, open } = await openClinic()
    const page = async (query: string) =>
      expectSuccess(endpoints.adminChapters, await world.send('GET', `/api/admin/chapters?${query}`, { token }))
    const first = await page('limit=1')
    expect(first.chapters).toEqual([
      {
        ...{ id: failed.id, number: 2, title: 'Chapter 2', plan_title: plan.title, attempts: 3, versions: 1 },
        ...{ content_status: 'FAILED', content_error: { code: 'failed', message: 'No answer.' } },
        learner: { id: learner.id, username: learner.username },
        ...{ reports: { verifying: 0, key_held: 0, void: 0 }, since: later(1).toISOString() },
      },
    ])
    const second = await page(`limit=1&cursor=${first.next_cursor}`)
    expect(second).toMatchObject({
      chapters: [{ id: open.id, content_status: 'COMPLETE', reports: { verifying: 1, key_held: 0, void: 0 } }],
      next_cursor: null,
    })
    expect(second.chapters[0]).not.toHaveProperty('content_error')
    expect((await page('trouble=reported')).chapters).toMatchObject([{ id: open.id }])
    expect((await page(`learner=${learner.id}`)).chapters).toHaveLength(2)
    expect((await page(`learner=${newUserId()}`)).chapters).toEqual([])
    expect(JSON.stringify(await page(''))).not.toContain(learner.email)
  })

  it.each([
    'limit=0',
    'limit=101',
    'trouble=slow',
    'learner=x',
    'cursor=x',
    `cursor=2026-99-99T00:00:00.000Z_${newUserId()}`,
  ])('should refuse to start at %s', async (query) => {
    const { world, token } = await openClinic()
    expectRefusal(await world.send('GET', `/api/admin/chapters?${query}`, { token }), 400, 'invalid-input')
  })
})

describe('GET /api/admin/chapters/:id', () => {
  it('should say what was promised, written, asked, reported and called, and that it was read', async () => {
    const { world, token, admin, learner, plan, open } = await openClinic()
    const body = expectSuccess(endpoints.adminChapter, await world.call(endpoints.adminChapter, { id: open.id }, token))
    expect(body).toMatchObject({
      ...{ id: open.id, plan_title: plan.title, chapter_count: 2, summary: open.summary, content_status: 'COMPLETE' },
      learner: { id: learner.id, username: learner.username },
      generated_content: { introduction: open.content.introduction, content_version: open.content.contentVersion },
    })
    expect(body.questions).toMatchObject([
      { key: 'a', is_void: false, report: { reason: 'Both are right.', at: NOW.toISOString(), verdict: 'verifying' } },
      { key: '250 g', tolerance: 5, is_void: true, report: null },
      { key: 'crumb', accepted: ['the crumb'], explanation: ASKED.explanation },
    ])
    expect(body.calls).toEqual([
      {
        ...{ task: 'section@2', model: 'scripted', started_at: NOW.toISOString(), outcome: 'bad-answer' },
        ...{
          faults: ['too-short'],
          input_tokens: 10,
          output_tokens: 20,
          milliseconds: 1_500,
          cost: 0.25,
          request_id: null,
        },
      },
      expect.objectContaining({ task: 'chapter', cost: null }),
    ])
    const { entries } = expectSuccess(endpoints.auditLog, await world.call(endpoints.auditLog, {}, token))
    expect(entries).toMatchObject([
      {
        actor: { id: admin.id, username: admin.username },
        subject: { id: learner.id },
        ...{ act: { kind: 'chapter-read', chapter_id: open.id }, chapter_title: 'Chapter 1', at: NOW.toISOString() },
      },
    ])
  })

  it('should hold what is kept of a chapter that failed, without what was asked for', async () => {
    const { world, token, failed } = await openClinic()
    await keep(world.unitOfWork, ({ chapterParts }) =>
      chapterParts.save({
        ...{ chapterId: failed.id, name: 'recap', task: 'The learner is called Ada.', model: 'scripted', at: NOW },
        made: { keyPoints: ['<b>Fold</b>'] },
      }),
    )
    const body = expectSuccess(
      endpoints.adminChapter,
      await world.call(endpoints.adminChapter, { id: failed.id }, token),
    )
    expect(body).toMatchObject({ generated_content: null, questions: [], content_error: { message: 'No answer.' } })
    expect(body.parts.map(({ name, made }) => [name, JSON.parse(made)])).toEqual([
      ['recap', { keyPoints: ['<b>Fold</b>'] }],
    ])
    expect(JSON.stringify(body)).not.toContain('called Ada')
  })

  it('should hold nothing of how its learner reads and answers, nor who they are beyond their name', async () => {
    const { world, token, learner, open } = await openClinic()
    const body = JSON.stringify((await world.call(endpoints.adminChapter, { id: open.id }, token)).body)
    expect(body).not.toContain(learner.email)
    for (const absent of ['ticked', 'read_at', 'completed', 'best', 'marks', 'brief', 'said by the learner'])
      expect(body).not.toContain(absent)
  })

  it('should be refused to learners, to whom it belongs too, and to one who has just been demoted', async () => {
    const { world, admin, owner, token, open } = await openClinic()
    expectRefusal(await world.call(endpoints.adminChapter, { id: open.id }, owner), 403, 'forbidden')
    expectRefusal(await world.call(endpoints.adminChapter, { id: newChapterId() }, token), 404, 'chapter-not-found')
    await keep(world.unitOfWork, ({ users }) => users.save({ ...admin, role: 'standard' }))
    expectRefusal(await world.call(endpoints.adminChapter, { id: open.id }, token), 403, 'forbidden')
  })
})

// Helpers

/** A learner with a chapter whose question is doubted, and one that failed after that; and an admin. */
async function openClinic() {
  const world = await openWorld()
  const { user: admin, token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { questions: QUESTIONS, ticked: ['ticked'], readAt: NOW, completedAt: NOW }),
      aLockedChapter(id, 2, { attempt: 3, failure: { code: 'failed', reason: 'No answer.', at: later(1) } }),
    ],
  })
  const [open, failed] = chapters
  if (open?.kind !== 'open' || !failed) throw new Error('two were made')
  const made = { chapterId: open.id, purpose: 'section', version: 2, inputTokens: 10, outputTokens: 20 } as const
  await keep(world.unitOfWork, async ({ modelCalls, checkAttempts }) => {
    await modelCalls.add(
      aModelCall({ ...made, outcome: 'bad-answer', faults: ['too-short'], milliseconds: 1_500, cost: 250_000 }),
    )
    const startedAt = new Date(NOW.getTime() - DAY)
    await modelCalls.add(aModelCall({ chapterId: open.id, purpose: 'chapter', version: null, startedAt }))
    const answers = { [DOUBTED.id]: 'said by the learner' }
    await checkAttempts.add({ chapterId: open.id, id: newUserId(), answers, marks: { [DOUBTED.id]: true }, at: NOW })
  })
  return { world, admin, token, learner: user, owner: await world.signIn(user), plan, open, failed }
}
