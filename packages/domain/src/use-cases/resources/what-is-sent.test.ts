import { describe, expect, it } from 'vitest'
import { setUpSearch } from '../../../test/searching.ts'
import { fitAnswerTo, keep } from '../../../testing/index.ts'
import { searchLink } from '../../chapters/resource-sites.ts'

describe('what a search for resources sends', () => {
  it('should never send what only the goal says of the learner', async () => {
    const { find, model, web, plan, chapter, fixture } = await setUpSearch()
    const link = searchLink('wikipedia', 'sourdough for Lena in Basel')
    const content = {
      ...chapter.content,
      curatedResources: chapter.content.curatedResources.map((one) => ({ ...one, link })),
    }
    await keep(fixture.unitOfWork, async ({ plans, chapters }) => {
      await plans.save({ ...plan, brief: { ...plan.brief, goal: 'Sourdough for my daughter Lena in Basel' } })
      await chapters.save({ ...chapter, content })
    })
    model.scriptParts((task) => (task.kind === 'search-words' ? { searches: ['sourdough Basel'] } : fitAnswerTo(task)))
    await find()
    expect(web.searched).toEqual(['A lively sourdough starter'])
  })

  it('should send nothing, and settle, where the chapter has no words but those of the learner', async () => {
    const { find, list, model, web, plan, chapter, fixture } = await setUpSearch()
    const goal = 'Help my daughter Zuzana Kowalska recover'
    const link = searchLink('wikipedia', 'daughter Zuzana Kowalska for beginners')
    const curatedResources = chapter.content.curatedResources.map((one) => ({ ...one, link }))
    const content = { ...chapter.content, curatedResources }
    await keep(fixture.unitOfWork, async ({ plans, chapters }) => {
      await plans.save({ ...plan, title: `“${goal}”: a plan`, brief: { ...plan.brief, goal } })
      await chapters.save({ ...chapter, title: `A first look at “${goal}”`, content })
    })
    model.scriptParts(() => '?')
    await find()
    expect(web.searched).toEqual([])
    expect(await list()).toMatchObject({ status: 'settled', resources: [] })
  })

  it('should send no word that only the brief says', async () => {
    const { find, model, web, plan, fixture } = await setUpSearch()
    const brief = { ...plan.brief, focus: 'Bread for the Zermatt fair' }
    await keep(fixture.unitOfWork, ({ plans }) => plans.save({ ...plan, brief }))
    model.scriptParts((task) =>
      task.kind === 'search-words' ? { searches: ['starter Zermatt', 'sourdough starter'] } : fitAnswerTo(task),
    )
    await find()
    expect(web.searched).toEqual(['sourdough starter'])
  })
})
