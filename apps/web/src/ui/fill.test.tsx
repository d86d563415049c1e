import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from './fill.tsx'

describe('fill', () => {
  it('should put each element where its name stands', () => {
    const { container } = render(<p>{fill(({ a, b }) => `${a} and ${b}.`, { a: <b>One</b>, b: 'two' })}</p>)
    expect(container.innerHTML).toBe('<p><b>One</b> and two.</p>')
  })

  it('should leave to a number its plural', () => {
    const left = ({ count, name }: { readonly count: number; readonly name: string }) =>
      `${count === 1 ? 'one' : count} ${name}`
    const { container } = render(<p>{fill(left, { count: 1, name: '{count}' })}</p>)
    expect(container.textContent).toBe('one {count}')
  })
})
