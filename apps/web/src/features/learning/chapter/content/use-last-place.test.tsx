import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { aView, pending } from '../testing/views.ts'
import { useLastPlace } from './contents.tsx'

let move: (part: string) => Promise<void>
let noted: unknown[]
let answers: readonly [number, unknown]

beforeEach(() => {
  vi.useFakeTimers()
  noted = []
  answers = [204, undefined]
  fakeServer({
    [`PUT /api/chapters/${aView.id}/last-read`]: (body) => {
      noted.push((body as { place: unknown }).place)
      return answers
    },
  })
})
afterEach(() => vi.useRealTimers())

const stay = (milliseconds = 2_100) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A page whose part in view the test says. */
function open(lastPlace: string | null, view: Partial<typeof aView> = {}) {
  const parts = [
    { id: 'introduction', title: 'Introduction' },
    { id: 's1', title: 'Folds' },
  ] as const
  const Page = ({ part }: { readonly part: string }) => {
    useLastPlace({ ...aView, ...view, last_place: lastPlace }, parts, part)
    return part
  }
  let show: (part: string) => void = () => undefined
  const Driven = () => {
    const [part, setPart] = useState('introduction')
    show = setPart
    return <Page part={part} />
  }
  renderSignedIn(<Driven />)
  move = async (part) => {
    await act(async () => show(part))
  }
}

describe('where a learner is in a chapter', () => {
  it('should be noted once they stay there, and not what they pass by', async () => {
    open(null)
    await move('s1')
    await stay(500)
    await move('s2')
    expect(noted).toEqual([])
    await stay()
    await stay()
    expect(noted).toEqual(['s2'])
    await move('introduction')
    await stay()
    expect(noted).toEqual(['s2', 'introduction'])
    expect(screen.getByText('introduction')).toBeVisible()
  })

  it('should stay what it was while a chapter is only opened, at its top or there', async () => {
    open('s1')
    await stay()
    await move('s1')
    await stay()
    expect(noted).toEqual([])
  })

  it('should not be noted while the chapter is being written', async () => {
    open(null, pending)
    await move('s1')
    await stay()
    expect(noted).toEqual([])
  })

  it('should not trouble a reader whose line is down, and be noted at the next place', async () => {
    open(null)
    answers = [503, {}]
    await move('s1')
    await stay()
    answers = [204, undefined]
    await move('s2')
    await stay()
    expect(noted).toEqual(['s1', 's2'])
  })
})
