import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoredData } from './stored-data.tsx'

describe('what the privacy policy says is stored', () => {
  it('should say that people get the notes of staff about them, and that they are known where they sign in', () => {
    render(<StoredData />)
    expect(document.body.textContent).toMatch(/Notes by our staff.*word for word, without the name of who wrote them/)
    expect(document.body.textContent).toMatch(/from which networks you’ve signed in.*two weeks/)
  })
})
