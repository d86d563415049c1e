import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Demo-Tutor',
  lessons: 'Hier antwortet ein Demo-Tutor. Er unterrichtet zehn Themen, und seine Lektionen sind auf Englisch.',
  notice:
    'Er folgt einem kurzen Skript und unterrichtet zehn Themen, auf Englisch. Für jedes andere Ziel hat er einen kostenlosen allgemeinen Plan. Wer diese Website betreibt, kann ein richtiges Modell anschließen: siehe „Choosing a tutor“ in der README.',
}
