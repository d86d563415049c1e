import { afterEach, describe, expect, it } from 'vitest'
import { forgetWantedChapter, rememberWantedChapter, wantedChapter } from './wanted-chapter.ts'

const chapter = { planId: 'p', id: 'c', title: 'Proving' }

afterEach(() => sessionStorage.clear())

describe('wantedChapter', () => {
  it('should answer what was remembered, again and again, until that one is forgotten', () => {
    expect(wantedChapter()).toBe(null)
    rememberWantedChapter(chapter)
    expect([wantedChapter(), wantedChapter()]).toEqual([chapter, chapter])
    forgetWantedChapter('another')
    expect(wantedChapter()).toEqual(chapter)
    forgetWantedChapter('c')
    expect(wantedChapter()).toBe(null)
  })

  it.each(['{', '[]', '{}', '{"planId":"p","id":1,"title":"t"}', 'null', '"c"'])(
    'should make nothing of %s',
    (text) => {
      sessionStorage.setItem('wanted-chapter', text)
      expect(wantedChapter()).toBe(null)
    },
  )
})
