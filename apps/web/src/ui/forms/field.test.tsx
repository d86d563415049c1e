import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Textarea, TextInput } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

describe('TextInput', () => {
  it('should carry its label as its name', () => {
    render(<TextInput label="Email" type="email" />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('type', 'email')
  })

  it('should be valid and undescribed without error and hint', () => {
    render(<TextInput label="Email" />)
    const input = screen.getByRole('textbox')
    expect(input.getAttribute('aria-invalid')).toBe(null)
    expect(input.getAttribute('aria-describedby')).toBe(null)
  })

  it('should read the error first, then the hint', () => {
    render(<TextInput label="Email" error="Please enter your email address." hint="We send a link there." />)
    const input = screen.getByRole('textbox')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toBe('Please enter your email address. We send a link there.')
  })
})

describe('Textarea', () => {
  it('should take its height from a copy of its text, which any browser can', () => {
    render(<Textarea label="Goal" value="One line" readOnly />)
    const box = screen.getByRole('textbox').parentElement
    expect(box?.dataset.text).toBe('One line')
    expect(box?.className).toMatch(/\bgrowing\b/)
  })

  it('should tie its error to itself', () => {
    render(<Textarea label="Goal" error="Please enter your learning goal." />)
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Goal' }))).toBe('Please enter your learning goal.')
  })
})

describe('PasswordInput', () => {
  it('should show what is typed on request, and keep it', () => {
    render(<PasswordInput label="Password" autoComplete="current-password" />)
    const input = screen.getByLabelText('Password')
    fireEvent.change(input, { target: { value: 'secret' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveProperty('type', 'text')
    expect(input).toHaveProperty('value', 'secret')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveProperty('type', 'password')
  })
})

// Helpers

const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
