import { generationStatus, type PlanId, requirementsIn } from '@app/domain'
import { keep, makeFixture, NOW, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeOfflineTutor } from '../offline-tutor.ts'

const TOMORROW = '2026-01-16'

/** What learners say who do not answer as they are asked, played through the product to the plan. */
describe('a learner who', () => {
  it('should get one plan for two goals in one sentence, under both', async () => {
    const { brief, plan } = await talk('Learn to cook and to run a marathon', 'never', '2 hours a week', 'health')
    expect(brief.goal).toBe('cook and to run a marathon')
    expect(plan.title).toContain('Cook and to run a marathon')
    expect((await talk('I want to learn the guitar and Spanish', 'never')).brief.goal).toBe('the guitar and Spanish')
  })

  it.each([
    [
      'Understand statistics well enough to read papers, and cook',
      'Understand statistics well enough to read papers, and cook',
    ],
    ['Learn statistics, and chess', 'statistics, and chess'],
    ['Learn chess, and I have a friend who plays', 'chess'],
  ])('should lose neither of two goals: %s', async (goal, kept) => {
    expect((await talk(goal, 'never')).brief.goal).toBe(kept)
  })

  it('should not be given a level or a focus that only says when', async () => {
    const { brief } = await talk('Learn chess', '3 hours a week, ready by Christmas')
    expect(brief).toMatchObject({ level: null, time: '3 hours a week, by Christmas', focus: null })
  })

  it.each([
    ['not 3 but 30 minutes a day', 210],
    ['3 hours a week, no, 5 hours a week', 300],
    ['3 Stunden pro Woche, nein, 5 Stunden pro Woche', 300],
  ])('should be planned with what “%s” comes to', async (said, weekly) => {
    const { brief, page } = await talk('Learn chess', 'beginner', said, 'winning')
    expect(brief.focus).toBe('winning')
    expect(page?.brief.minutesPerWeek).toBe(weekly)
  })

  it('should keep a focus open that is only a time', async () => {
    const { brief } = await talk('Learn chess', 'beginner', '3 minutes a day', 'not 3 but 30 minutes')
    expect(brief).toMatchObject({ time: '30 minutes', focus: null })
  })

  it.each([
    ['3 hours a week until 1 March 2020', 'The date you gave has passed', 990, [180, null]],
    ['one hour a day, by tomorrow', 'If time runs short', 60, [420, TOMORROW]],
    ['2 hours, by tomorrow', 'If time runs short', 120, [null, TOMORROW]],
    ['in 40 minutes', 'Your time is enough for the first steps', 40, [null, null]],
  ])('should read of “%s” what can be done until then', async (time, says, minutes, shown) => {
    const { plan, page, chapters } = await talk('Learn Spanish', 'never', time, 'a trip')
    expect(plan.description).toContain(says)
    expect(chapters.reduce((sum, chapter) => sum + (chapter.minutes ?? 0), 0)).toBe(minutes)
    expect([page?.brief.minutesPerWeek, page?.brief.deadline]).toEqual(shown)
  })

  it('should be planned with the time in all of a goal that names one', async () => {
    const { brief, chapters } = await talk('Explain git rebase to me in 40 minutes', 'never', 'my own branches')
    expect(brief).toMatchObject({ goal: 'git rebase', time: 'in 40 minutes' })
    expect(chapters.reduce((sum, chapter) => sum + (chapter.minutes ?? 0), 0)).toBe(40)
    expect((await talk('Understand what poems mean to me', 'never')).brief.goal).toContain('to me')
  })

  it('should lose nothing of what is said at once, least of all what is to be left out', async () => {
    const said = 'I know nothing, 2 hours a week, by June, songs, no theory'
    const { brief, summary } = await talk('Learn the guitar', said)
    expect(brief).toMatchObject({ level: 'I know nothing', time: '2 hours a week, by June', focus: 'songs, no theory' })
    expect(requirementsIn(brief.focus ?? '')).toMatchObject({ rest: 'songs', skip: ['theory'] })
    expect(summary).not.toContain('nothing, no theory')
    expect((await talk('Learn the guitar', 'beginner', '2 hours a week, no theory')).brief.focus).toBe('no theory')
    expect((await talk('Learn the guitar', 'beginner', '2 hours a week, no rush')).brief.focus).toBeNull()
  })

  it.each([
    ['watercolour, must include portraits', 'watercolour', { mustHave: ['portraits'], skip: [] }],
    ['Learn pottery, it must include glazing, no history', 'pottery', { mustHave: ['glazing'], skip: ['history'] }],
    ['guitar, no theory, beginner', 'guitar', { mustHave: [], skip: ['theory'] }],
  ])('should have in the brief what the goal is said with: %s', async (goal, kept, required) => {
    const { brief } = await talk(goal, 'beginner', '2 hours a week')
    expect(brief.goal).toBe(kept)
    expect(requirementsIn(brief.focus ?? '')).toMatchObject(required)
  })

  it.each([
    ['my exam is on 15 March', 'my exam', 'on 15 March'],
    ['mon examen est le 15 mars', 'mon examen', 'le 15 mars'],
  ])('should have for a focus what a date is of: %s', async (said, focus, date) => {
    const { brief } = await talk('Learn Spanish', 'beginner', '2 hours a week', said)
    expect(brief).toMatchObject({ focus, time: `2 hours a week, ${date}` })
  })

  it('should read in the summary that a date is over', async () => {
    const { summary } = await talk('Learn chess', 'beginner', '2 hours a week, by 1 January 2020', 'winning')
    expect(summary).toContain('January 1, 2020 has passed, so I’ll plan without a date')
    const { plan } = await talk('Learn chess', 'beginner', 'by 1 January 2020', 'winning')
    expect(plan.description).toContain('The date you gave has passed')
    const ahead = await talk('Learn chess', 'beginner', 'by 1 January 2090', 'winning')
    expect(ahead.page?.brief.deadline).toBe('2090-01-01')
  })

  it.each([
    ['...', '?', '!'],
    ['What level do you mean?', 'How much time would be good?', 'What do you recommend?'],
    ['Pourquoi ?', 'Que proposez-vous ?', 'Je ne sais pas'],
  ])('should read assumptions in the summary, having said “%s”', async (...said) => {
    const { brief, summary } = await talk('Learn Spanish', ...said)
    expect(brief).toMatchObject({ level: null, time: null, focus: null })
    expect(summary).toMatch(/assumption|hypothèse/)
  })

  it('should be understood in three languages at once, and from right to left', async () => {
    const said = ['je suis débutant', '3 hours a week', 'ganar a mi hermano']
    const { brief } = await talk('Ich möchte chess lernen', ...said)
    expect(brief).toEqual({ goal: 'chess', level: said[0], time: said[1], focus: said[2] })
    const arabic = await talk('أريد أن أتعلم العزف على العود', 'مبتدئ', 'ساعتان في الأسبوع', 'العزف مع أصدقائي')
    expect(arabic.brief).toMatchObject({ level: 'مبتدئ', time: 'ساعتان في الأسبوع', focus: 'العزف مع أصدقائي' })
    expect(arabic.page?.brief.minutesPerWeek).toBe(120)
  })

  it('should have everything in the summary that was said at once', async () => {
    const { brief } = await talk(
      'I want to learn Spanish for a trip to Chile in 10 weeks, I had two years at school, I have 3 hours a week, no grammar please.',
    )
    expect(brief.level).toBe('I had two years at school')
    expect(brief.time).toContain('10 weeks')
    expect(brief.time).toContain('3 hours a week')
    expect(brief.focus).toMatch(/Chile.*no grammar/)
  })
})

// Helpers

async function talk(goal: string, ...said: readonly string[]) {
  const { useCases, unitOfWork, readModels, runner, clock } = makeFixture({ model: makeOfflineTutor({ paceMs: 0 }) })
  expect(clock.now()).toEqual(NOW)
  const { id: userId } = await seedUser(unitOfWork, 0)
  const begun = await useCases.initiateConversation({ userId, goal })
  if (!begun.ok) throw new Error(begun.error.kind)
  const { conversationId } = begun.value
  let reply = begun.value
  for (const message of [...said, 'Just make the plan, please.']) {
    if (reply.awaitingConfirmation) break
    const continued = await useCases.continueConversation({ userId, conversationId, message })
    if (!continued.ok) throw new Error(continued.error.kind)
    reply = { ...reply, ...continued.value }
  }
  const confirmed = await useCases.confirmAndGenerate({ userId, conversationId })
  if (!confirmed.ok) throw new Error(confirmed.error.kind)
  await runner.drain()
  return {
    summary: reply.text,
    page: await readModels.plan(userId, confirmed.value.planId),
    ...(await keep(unitOfWork, (repositories) => readPlan(confirmed.value.planId, repositories))),
  }
}

async function readPlan(
  planId: PlanId,
  { plans, chapters }: Parameters<Parameters<ReturnType<typeof makeFixture>['unitOfWork']['run']>[0]>[0],
) {
  const plan = await plans.find(planId)
  if (!plan) throw new Error('A confirmed plan is kept.')
  expect(generationStatus(plan)).toBe('COMPLETE')
  return { plan, brief: plan.brief, chapters: await chapters.ofPlan(planId) }
}
