import { expect, it } from 'vitest'
import { aBrief, anOpenChapter, aPlan, newConversationId, newUserId } from '../../../testing/builders.ts'
import { searchedChapter } from './chapter-topic.ts'

it('should search in the language that the brief names, and in English for a brief of an earlier version', () => {
  const plan = aPlan(newUserId(), newConversationId())
  const chapter = anOpenChapter(plan.id, 1)
  const languages = [{ language: 'es' }, {}].map((known) => {
    const searched = searchedChapter(chapter, { ...plan, brief: aBrief(known) }, [])
    return [searched.language, searched.topic.language]
  })
  expect(languages).toEqual([
    ['es', 'es'],
    ['en', undefined],
  ])
})
