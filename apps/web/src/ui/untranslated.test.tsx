import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LessonMarkdown } from './markdown/lesson/lesson-markdown.tsx'

const src = join(import.meta.dirname, '..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('test'))
  .map((path) => readFileSync(join(src, path), 'utf8'))
const elements = sources.flatMap((source) => source.match(/<[a-z]+\b[^<>]*>\s*\{?[^<]*/g) ?? [])

describe('what no translator should touch', () => {
  it('should be marked in a lesson: code and formulas', async () => {
    render(<LessonMarkdown text={'`a` and $x$\n\n```\nb\n```\n\n```js\nlet c\n```\n\n$$\ny\n$$'} />)
    await waitFor(() => expect(document.querySelectorAll('.katex')).toHaveLength(2))
    const found = [...document.querySelectorAll('code, .katex')]
    expect(found).toHaveLength(5)
    expect(found.filter((element) => element.closest('[translate=no]') === null)).toEqual([])
  })

  it('should be marked wherever code is written', () => {
    const codes = elements.filter((element) => /^<code\b/.test(element))
    expect(codes.length).toBeGreaterThan(4)
    expect(codes.filter((element) => !element.includes('translate="no"'))).toEqual([])
  })

  it('should be a `Name` where it is one', () => {
    const names = elements.filter((element) => /^<bdi\b[^>]*>\s*\{[\w.?]*\b(?:username|email)\}/.test(element))
    expect(names).toEqual([])
    // what a component makes a heading of
    expect(sources.flatMap((source) => source.match(/<\w+ title=\{[\w.?]*\.(?:username|email)\}/g) ?? [])).toEqual([])
  })
})
