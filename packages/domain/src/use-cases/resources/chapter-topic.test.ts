import { describe, expect, it } from 'vitest'
import { anOpenChapter, aPlan, newConversationId, newUserId } from '../../../testing/builders.ts'
import { someContent } from '../../../testing/content.ts'
import { searchedChapter } from './chapter-topic.ts'

describe('searchedChapter', () => {
  it('should tell the language by the lesson where the rest of a chapter is short', () => {
    const plan = aPlan(newUserId(), newConversationId())
    const short = { introduction: 'Notas y acordes.', learningObjectives: ['Cambiar acordes'] }
    const body =
      'La mano izquierda se mueve poco cuando los dedos están cerca de las cuerdas, y el cambio es más fácil.'
    const sections = [{ id: 's1', heading: 'Acordes', body, minutes: 2 }]
    const chapter = anOpenChapter(plan.id, 1, { content: { ...someContent(), ...short, sections } })
    const titled = { ...chapter, title: 'Acordes', summary: 'Do, sol, la.' }
    expect(searchedChapter(titled, plan, [titled]).language).toBe('es')
    const withoutLesson = { ...titled, content: { ...titled.content, sections: [] } }
    expect(searchedChapter(withoutLesson, plan, []).language).toBe('en')
  })
})
