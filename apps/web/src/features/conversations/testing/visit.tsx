import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { makeQueryClient } from '../../../api/query-client.ts'
import { NewLearningRequestPage } from '../new-learning-request-page.tsx'

/** Opens the page, with a conversation in its address or without. Answers how to read the address. */
export function visit(conversation?: string, state?: unknown): () => string {
  const search = conversation === undefined ? '' : `?conversation=${conversation}`
  let address = ''
  function Address() {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/new-learning-request', search, state }]}>
        <Address />
        <Link to="/dashboard">Dashboard</Link>
        <Routes>
          <Route path="/new-learning-request" element={<NewLearningRequestPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return () => address
}

export async function press(name: string): Promise<void> {
  await screen.findAllByRole('button', { name })
  // looked for anew: while it was found, another may have come in its place. Of two of one name the later one is in a dialog
  const button = screen.getAllByRole('button', { name }).at(-1)
  button?.focus()
  fireEvent.click(button ?? document.body)
}

export async function say(text: string): Promise<void> {
  const input = await screen.findByPlaceholderText('Type your message...')
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}
