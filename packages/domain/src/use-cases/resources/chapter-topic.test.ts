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

  it('should tell Spanish from Portuguese, whose small words are mostly the same', () => {
    const introduction =
      'Con un poco de paciencia cualquiera puede cultivar en casa lo que después pone en la mesa. En este capítulo vas a ver qué hay que hacer primero, por qué se hace así y cómo puedes comprobar tú mismo que ha salido bien.'
    const learningObjectives = [
      'Regar la raíz por la mañana',
      'Evitar hongos y pulgón',
      'Revisar las hojas cada semana',
    ]
    const plan = aPlan(newUserId(), newConversationId())
    const content = { ...someContent(), introduction, learningObjectives, sections: [] }
    const named = { title: 'Riego y plagas', summary: 'Regar bien y descubrir plagas a tiempo.' }
    const chapter = { ...anOpenChapter(plan.id, 1, { content }), ...named }
    expect(searchedChapter(chapter, plan, [chapter]).language).toBe('es')
  })
})
