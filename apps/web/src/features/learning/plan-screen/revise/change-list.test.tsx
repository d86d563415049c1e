import type { PlanChange } from '@app/contract'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { apartFromTimes, ChangeList } from './change-list.tsx'

const shown = (number: number, minutes: number, title = `Chapter ${number}`) => ({
  ...{ number, title, minutes },
  ...{ summary: 'What it teaches.', objectives: ['Do it'] },
})
const timed = (number: number, minutes: number, title?: string): PlanChange => ({
  ...{ kind: 'reword', chapter_id: `c${number}` },
  ...{ before: shown(number, 60), after: shown(number, minutes, title) },
})
const added: PlanChange = { kind: 'add', after: shown(3, 40, 'Rye') }

describe('changes of nothing but times', () => {
  it('should be one change, at the end, that says whether the plan takes as long as before', () => {
    const changes = [timed(1, 40), timed(2, 40), added]
    expect(apartFromTimes(changes).count).toBe(2)
    render(<ChangeList changes={changes} />)
    const items = [...(screen.getAllByRole('list')[0]?.children ?? [])].map(({ textContent }) => textContent)
    expect(items).toEqual([
      expect.stringMatching(/^Add as chapter 3Rye/),
      [
        ...['Change times', 'The plan takes as long as before.'],
        ...['1 Chapter 1', 'about 40 min instead of 1 h', '2 Chapter 2', 'about 40 min instead of 1 h'],
      ].join(''),
    ])
  })

  it('should not hide other words, and not promise the same time where there is another', () => {
    const changes = [timed(1, 120), timed(2, 40, 'Another title')]
    expect(apartFromTimes(changes).count).toBe(2)
    render(<ChangeList changes={changes} />)
    expect(screen.getByText('Edit chapter 2')).toBeVisible()
    expect(screen.queryByText('The plan takes as long as before.')).toBe(null)
  })
})
