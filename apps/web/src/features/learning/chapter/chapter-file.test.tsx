import type { ChapterView } from '@app/contract'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { watchSavedFiles } from '../../../api/testing/saved-files.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { ChapterPage } from './chapter-page.tsx'
import { aLink } from './testing/resources.ts'
import { aView, content, lesson, locked } from './testing/views.ts'

describe('a chapter as a file', () => {
  it('should hold what the screen shows', async () => {
    const file = await download({ ticked_objectives: ['Fold a dough'] })
    expect(file.name).toBe('Folding and shaping.md')
    expect(file.text.replace(/(Content generated on: ).+/, '$1…')).toBe(
      [
        '# Folding and shaping',
        'Chapter 3 of 6 in Bread that rises. Not completed yet.',
        '## Introduction',
        'Use a **wet** hand.',
        '## Learning Objectives',
        '- [x] Fold a dough\n- [ ] Shape a loaf',
        '## Curated Resources',
        '- [Filmed from above](https://www.example.org/films) (Search on Example Films)\\\n  Two minutes that help.',
        'Content generated on: …\n',
      ].join('\n\n'),
    )
    expect(file.text).toMatch(/Content generated on: .*2026/)
    expect(await screen.findByText('Folding and shaping.md')).toBeVisible()
  })

  it('should hold sections, key points and practice in their order', async () => {
    const { text } = await download({ generated_content: lesson })
    expect(text.split('\n\n## ').slice(3, 7)).toEqual([
      [
        'Four folds, `30` minutes apart',
        'Lift, stretch, fold.',
        '```python\nfolds = 4\n```',
        '```text\nN  E  S  W\n```',
        '| Fold | Minute |\n| ---- | -----: |\n| 1    |     30 |',
      ].join('\n\n'),
      'A tight round\n\nSalt is $3 / 600 = 0.5\\,\\%$, for \\$5 or \\$10.',
      'Key Points\n\n- A wet hand does not stick.\n- Salt in `g`, not in spoons.',
      'Practice\n\nFold a dough four times.\n\n**Done when:** it holds its shape for a minute.',
    ])
  })

  it('should hold the notes of the learner, to the letter', async () => {
    const words = '# Why?\n- *no*\n\n1. [x](https://e.org) $5'
    const { text } = await download({
      generated_content: lesson,
      notes: [
        { section_id: 's2', text: words, version: 1 },
        { section_id: 's1', text: '', version: 2 },
        { section_id: 's9', text: 'Of long ago', version: 1 },
      ],
    })
    expect(text).toContain('## Notes on earlier sections\n\n> **Your note:**\\\n> Of long ago\n\n## Key Points')
    expect(text.match(/Your note/g)).toHaveLength(2)
    cleanup()
    const { container } = render(<Markdown text={text} />)
    const note = container.querySelector('blockquote')
    expect(note?.querySelectorAll('h3, h4, ul, ol, a, em')).toHaveLength(0)
    expect(note?.textContent.trim().replace(/\s*\n\s*/g, '\n')).toBe(
      'Your note:\n# Why?\n- *no*\n1. [x](https://e.org) $5',
    )
  })

  it('should be marked as the chapter is', async () => {
    const { text } = await download({ is_completed_by_current_user: true })
    expect(text).toContain('Chapter 3 of 6 in Bread that rises. Completed.')
  })

  it('should say when there are no resources', async () => {
    const { text } = await download({ generated_content: { ...content, curated_resources: [] } })
    expect(text).toContain('## Curated Resources\n\nNo curated resources available for this chapter yet.')
  })

  it('should say of each resource where it is, what it takes and when it was checked', async () => {
    const curated_resources = [
      aLink({ resource_type: 'book', language: 'pl', free: false, minutes: 300 }),
      aLink({ state: 'unchecked', checked_at: null, language: null, minutes: null }),
    ]
    const { text } = await download({ generated_content: { ...content, curated_resources } })
    const facts = 'Book, bread.example.org, about 5 h, Polish, Needs a login or payment'
    expect(text).toContain(`(${facts}, checked on November 21, 2026)`)
    expect(text).toContain('(Video, bread.example.org, not checked yet)')
  })

  it('should stay whole, whatever its words are', async () => {
    const title = '# <b>[Bread]</b>: `1` & שלום 👩‍🍳 ##'
    const { name, text } = await download({
      title,
      generated_content: {
        ...content,
        introduction: '# Big\n\n<script>alert(1)</script>\n\n![seen](https://e.org/p.png)\n\n```js\nnever closed',
        learning_objectives: ['[x] | *all* <!--'],
        curated_resources: [
          aLink({
            link: 'https://e.org/a_(b)?c=1&d=2',
            title: 'A [bracket](https://evil.example)',
            resource_type: 'book',
            ai_justification: '1. <i>Good</i>',
          }),
        ],
      },
    })
    expect(name).toBe('# b [Bread] b `1` & שלום 👩‍🍳 ##.md')
    expect(text).not.toMatch(/^\s*<|[^\\]<[a-z/!]/m)
    expect(text).not.toContain('![')

    cleanup()
    render(<Markdown text={text} />)
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual([title, 'Introduction', 'Big', 'Learning Objectives', 'Curated Resources'])
    expect(screen.getByText(/^A \[bracket\]\(https:..evil.example\)/)).toBeVisible()
    expect(text).toContain('](https://e.org/a_\\(b\\)?c=1\\&d=2)')
    const item = screen.getByRole('checkbox').closest('li')
    expect(item && within(item).getByText('[x] | *all* <!--')).toBeVisible()
    expect(screen.getByText(/1\. <i>Good<\/i>/)).toBeVisible()
  })

  it('should be saved once by a double click', async () => {
    const saved = watchSavedFiles()
    open({})
    const button = await screen.findByRole('button', { name: /^Download as Markdown/ })
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    await waitFor(() => expect(saved).toHaveLength(1))
    await screen.findByText('Folding and shaping.md')
    expect(saved).toHaveLength(1)
  })

  it('should not be offered of a chapter without content', async () => {
    open(locked)
    await screen.findByText('Chapter Locked')
    expect(screen.queryByRole('button', { name: /Download/ })).toBe(null)
  })
})

// Helpers

function open(change: Partial<ChapterView>) {
  fakeServer({ [`GET /api/chapters/${aView.id}`]: [200, { ...aView, ...change }] })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
}

async function download(change: Partial<ChapterView>) {
  const saved = watchSavedFiles()
  open(change)
  fireEvent.click(await screen.findByRole('button', { name: /^Download as Markdown/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return { name: saved[0]?.name, text: (await saved[0]?.text()) ?? '' }
}
