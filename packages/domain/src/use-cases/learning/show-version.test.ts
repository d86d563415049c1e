import { describe, expect, it } from 'vitest'
import { openRetold } from '../../../test/retold.ts'
import { anAttempt, fitAnswerTo, keep } from '../../../testing/index.ts'
import type { OpenChapter } from '../../chapters/chapter.ts'
import { setsOf } from '../../check/score.ts'
import type { Task } from '../../tutoring/task.ts'

describe('showVersion', () => {
  it('should lead back and forth, with the questions and the best result of each', async () => {
    const { rewrite, drain, chapter, showVersion, fixture, user, chapterId } = await openRetold()
    const first = await chapter()
    await take(first, true)
    await rewrite('simpler')
    await drain()
    const second = await chapter()
    await take(second, false)
    expect(await best()).toMatchObject({ right: 0 })
    expect(await showVersion(1)).toEqual({ ok: true, value: undefined })
    expect(await chapter()).toEqual({ ...first, versions: { ...second.versions, shown: 1, request: null } })
    expect(await best()).toMatchObject({ right: firstSet(first).length })
    await showVersion(1)
    await showVersion(2)
    expect(await chapter()).toEqual(second)
    expect(await showVersion(3)).toEqual({ ok: false, error: { kind: 'version-not-found' } })

    async function take(taken: OpenChapter, isRight: boolean) {
      const marks = Object.fromEntries(firstSet(taken).map(({ id }) => [id, isRight]))
      await keep(fixture.unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(chapterId, { marks })))
    }
    async function best() {
      return (await fixture.readModels.chapter(user.id, chapterId))?.check?.best
    }
  })

  it('should let an attempt and a doubt belong to the version that they are about', async () => {
    const { rewrite, drain, chapter, versions, fixture, user, chapterId, model } = await openRetold()
    const former = await chapter()
    await rewrite('simpler')
    await drain()
    const answers = Object.fromEntries(firstSet(former).map((question) => [question.id, rightAnswer(question)]))
    const own = { userId: user.id, chapterId }
    const attemptId = '0190c2a0-0000-7000-8000-000000000001'
    const taken = await fixture.useCases.takeCheck({ ...own, attemptId, answers })
    expect(taken).toMatchObject({ value: { right: firstSet(former).length } })
    const shownAnswers = Object.fromEntries(firstSet(await chapter()).map(({ id }) => [id, null]))
    // the same try, whatever is shown by now
    expect(await fixture.useCases.takeCheck({ ...own, attemptId, answers: shownAnswers })).toEqual(taken)
    expect((await versions()).value?.versions.map(({ best }) => best?.right ?? null)).toEqual([
      firstSet(former).length,
      null,
    ])
    const [doubted] = former.questions
    model.scriptParts((task) => ({ answers: [{ question: 1, answer: [wrongLetter(task)] }] }))
    const shown = await chapter()
    expect(
      await fixture.useCases.reportQuestion({ userId: user.id, questionId: doubted?.id ?? '', reason: 'No' }),
    ).toEqual({
      ok: true,
      value: undefined,
    })
    await drain()
    expect(await chapter()).toEqual(shown)
    const asked = (await versions()).value?.versions[0]?.questions ?? []
    expect(asked.filter(({ isVoid }) => isVoid)).toHaveLength(1)
  })

  it('should forget word of a rewrite that failed, and leave one alone that is being written', async () => {
    const { model, rewrite, drain, chapter, showVersion } = await openRetold()
    model.scriptParts(() => '?')
    await rewrite('simpler')
    await showVersion(1)
    expect((await chapter()).versions.rewrite).toMatchObject({ kind: 'pending' })
    await drain()
    expect((await chapter()).versions.rewrite).toMatchObject({ kind: 'failed' })
    await showVersion(1)
    expect((await chapter()).versions.rewrite).toBeNull()
  })
})

// Helpers

const firstSet = ({ questions }: OpenChapter): OpenChapter['questions'] => setsOf(questions)[0] ?? []

const rightAnswer = (question: OpenChapter['questions'][number]) => question.key

const wrongLetter = (task: Task): string => (JSON.stringify(fitAnswerTo(task)).includes('"A"') ? 'B' : 'A')
