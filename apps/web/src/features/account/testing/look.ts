import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Goes to another tab, or comes back to this one. */
export function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
