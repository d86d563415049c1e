import { describe, expect, it } from 'vitest'
import { change, talk, until } from '../../../test/placing.ts'
import {
  aDeclinedConversation,
  aFitSolutionAnswer,
  fitAnswerTo,
  HANG,
  keep,
  type ScriptedAnswer,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { Task } from '../../tutoring/task.ts'

describe('a placement', () => {
  it('should be asked for once, written behind the scenes, and stay the same', async () => {
    const { begin, drain, read, model, talkOf } = await talk()
    const before = await talkOf()
    expect(await begin()).toEqual({ status: 'writing', questions: [], answers: null, result: null })
    expect(await begin()).toMatchObject({ status: 'writing' })
    await drain()
    const ready = await read()
    expect(ready).toMatchObject({ status: 'ready', answers: null, result: null })
    expect(ready.questions).toHaveLength(5)
    expect(await begin()).toEqual(ready)
    expect(JSON.stringify(ready)).not.toMatch(/"(?:key|explanation|objective|accepted|tolerance)"/)
    expect(model.tasks.map(({ kind }) => kind)).toEqual(['reply', 'placement', 'solve'])
    // it is no turn, and no question of the conversation's
    expect(await talkOf()).toEqual(before)
  })

  it('should be solved without keys and lessons, and leave out what does not hold', async () => {
    const asked: Task[] = []
    const { begin, drain, read, model } = await talk()
    model.scriptParts((task) => {
      asked.push(task)
      if (task.kind !== 'solve') return fitAnswerTo(task)
      const { answers } = aFitSolutionAnswer(task)
      const other = ([letter]: readonly string[]) => [letter === 'A' ? 'B' : 'A']
      // the first two are found otherwise, whenever they are asked
      return { answers: answers.map((one, place) => (place < 2 ? { ...one, answer: other(one.answer) } : one)) }
    })
    await begin()
    await drain()
    expect(await read()).toMatchObject({ status: 'ready' })
    expect((await read()).questions).toHaveLength(3)
    expect(asked.map(({ kind }) => kind)).toEqual(['placement', 'solve', 'placement', 'solve'])
    expect(asked[1]).toMatchObject({ sections: [] })
    expect(JSON.stringify(asked[1])).not.toContain('explanation')
  })

  it.each<[string, ScriptedAnswer]>([
    ['none come', { questions: [] }],
    ['the model declines', { kind: 'ends', by: 'refused', text: '' }],
    ['the model is configured wrongly', { kind: 'model-rejected', detail: 'bad key' }],
  ])('should say so where %s, and not be paid for again', async (_, answer) => {
    const { begin, drain, read, model } = await talk()
    model.scriptParts(() => answer)
    await begin()
    await drain()
    expect(await read()).toEqual({ status: 'unavailable', questions: [], answers: null, result: null })
    const calls = model.tasks.length
    expect(await begin()).toMatchObject({ status: 'unavailable' })
    await drain()
    expect(model.tasks).toHaveLength(calls)
  })

  it('should go on after a crash with what was written', async () => {
    const { fixture, begin, drain, read, model } = await talk()
    model.scriptParts((task) => (task.kind === 'solve' ? HANG : fitAnswerTo(task)))
    await begin()
    const [job] = fixture.storageJobs()
    if (!job) throw new Error('No job was enqueued.')
    // the process dies while this call runs
    void fixture.handlers.run(job)
    await until(() => model.tasks.at(-1)?.kind === 'solve')
    model.scriptParts(null)
    await drain()
    expect(await read()).toMatchObject({ status: 'ready' })
    expect(model.tasks.map(({ kind }) => kind)).toEqual(['reply', 'placement', 'solve', 'solve'])
  })

  it('should be enqueued again by the sweep', async () => {
    const { fixture, begin, userId } = await talk()
    await begin()
    const [job] = fixture.storageJobs()
    if (job) fixture.jobs.finish(job)
    await fixture.useCases.checkStuckPlans(userId)
    expect(fixture.storageJobs()).toEqual([job])
  })

  it('should be another one for another goal', async () => {
    const { begin, drain, read, own, fixture } = await talk()
    await begin()
    await change({ fixture, own }, { goal: 'Learn to play the ukulele' })
    expect(await fixture.useCases.readPlacement(own)).toMatchObject({ error: { kind: 'no-placement' } })
    expect(await begin()).toMatchObject({ status: 'writing' })
    // what was asked for the goal before finds nothing to do
    await drain()
    const [question] = (await read()).questions
    expect(question?.prompt).toBeDefined()
    const placement = await keep(fixture.unitOfWork, ({ placements }) => placements.find(own.conversationId))
    expect(placement?.brief.goal).toBe('Learn to play the ukulele')
  })

  it('should be refused where there is no goal yet, and in what has ended', async () => {
    const { fixture, own, userId } = await talk('…')
    expect(await fixture.useCases.beginPlacement(own)).toMatchObject({ error: { kind: 'goal-not-known' } })
    const stranger = await seedUser(fixture.unitOfWork)
    const foreign = { ...own, userId: stranger.id }
    expect(await fixture.useCases.beginPlacement(foreign)).toMatchObject({ error: { kind: 'conversation-not-found' } })
    await fixture.useCases.cancelConversation(own)
    expect(await fixture.useCases.beginPlacement(own)).toMatchObject({ error: { kind: 'conversation-closed' } })
    const declined = aDeclinedConversation(userId)
    await seed(fixture.unitOfWork, { conversations: [declined] })
    expect(await fixture.useCases.beginPlacement({ userId, conversationId: declined.id })).toMatchObject({
      error: { kind: 'conversation-declined' },
    })
  })

  it('should ask no model once the conversation has ended', async () => {
    const { fixture, begin, drain, own, model } = await talk()
    await begin()
    await fixture.useCases.cancelConversation(own)
    await drain()
    expect(model.tasks.map(({ kind }) => kind)).toEqual(['reply'])
    expect(await fixture.useCases.readPlacement(own)).toMatchObject({ value: { status: 'unavailable' } })
  })
})
