import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Contact, ContactContext } from '../ui/contact-link.tsx'
// it is what listens to the choice of a theme, before and after the app has come
import '../../public/first-paint.js'
import { Footer } from './footer.tsx'

describe('the footer', () => {
  it('should lead to the legal pages, to a person and to other learners', () => {
    const footer = draw({ email: 'help@example.org', communityUrl: 'ircs://irc.example.org/learners' })
    const links = within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['help@example.org', 'mailto:help@example.org'],
      ['Community chat', 'ircs://irc.example.org/learners'],
    ])
  })

  it('should name no one before it is known whom', () => {
    expect(within(draw(null)).getAllByRole('link')).toHaveLength(2)
  })

  it('should keep the theme that is chosen, and say which it is', () => {
    const footer = within(draw(null))
    footer.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).click()
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    footer.getByRole<HTMLInputElement>('radio', { name: 'System' }).click()
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, 'system'])
  })
})

// Helpers

function draw(contact: Contact | null): HTMLElement {
  render(
    <MemoryRouter>
      <ContactContext value={contact}>
        <Footer />
      </ContactContext>
    </MemoryRouter>,
  )
  return screen.getByRole('contentinfo')
}
