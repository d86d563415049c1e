import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.tsx'

describe('fill', () => {
  it('should put each element where its name stands', () => {
    const { container } = render(<p>{fill('{a} and {b}.', { a: <b>One</b>, b: 'two' })}</p>)
    expect(container.innerHTML).toBe('<p><b>One</b> and two.</p>')
  })

  it('should leave a text without names as it is', () => {
    expect(fill('Nothing to fill.', {})).toEqual(['Nothing to fill.'])
  })
})
