import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const broken = /^Something went wrong on our side/
const lost = 'Part of this page couldn’t be loaded. Check your connection, then reload.'

describe('ErrorBoundary', () => {
  it.each([
    ['Failed to fetch dynamically imported module: https://example.org/assets/terms.js', lost],
    ['error loading dynamically imported module', lost],
    ['Importing a module script failed.', lost],
    ['Unable to preload CSS for /assets/terms.css', lost],
    ['Cannot read properties of undefined', broken],
  ])('should say what to do about %j', (message, words) => {
    render(
      <ErrorBoundary>
        <Breaks message={message} />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText(/^Error ID: \w+$/)).toBeVisible()
  })
})

// Helpers

function Breaks({ message }: { readonly message: string }): never {
  throw new TypeError(message)
}
