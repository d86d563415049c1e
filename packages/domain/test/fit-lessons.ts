import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Brief } from '../src/index.ts'

/** A plan and its second chapter, as a good model writes them. */
export type FitLesson = {
  readonly language: string
  readonly goal: string
  readonly plan: {
    readonly title: string
    readonly description: string
    readonly chapters: readonly (readonly [string, string])[]
  }
  readonly introduction: string
  readonly objectives: readonly string[]
  readonly resources: readonly (readonly [search: string, title: string, reason: string])[]
}

export const briefFor = ({ goal, language }: FitLesson): Brief => ({
  ...{ goal, language },
  ...{ level: null, time: null, focus: null },
})

const folder = join(import.meta.dirname, 'fit-lessons')

function readLesson(file: string): FitLesson {
  const [, head = '', introduction = ''] = readFileSync(join(folder, file), 'utf8').split('---\n', 3)
  const all = (key: string): readonly string[] =>
    head.split('\n').flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2)] : []))
  const parts = (key: string) =>
    all(key).map((line): [string, string, string] => {
      const [one = '', two = '', three = ''] = line.split(' | ')
      return [one, two, three]
    })
  const [language = '', goal = '', title = '', description = ''] = ['language', 'goal', 'title', 'description'].flatMap(
    all,
  )
  return {
    ...{ language, goal },
    plan: { title, description, chapters: parts('chapter').map(([name, summary]) => [name, summary]) },
    introduction: introduction.trim(),
    objectives: all('objective'),
    resources: parts('resource'),
  }
}

/** By language: one for each file in `fit-lessons`. */
export const FIT_LESSONS: Readonly<Record<string, FitLesson>> = Object.fromEntries(
  readdirSync(folder).map((file) => [basename(file, '.md'), readLesson(file)]),
)
