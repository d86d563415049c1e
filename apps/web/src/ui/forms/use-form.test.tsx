import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextInput } from './field.tsx'
import { useForm } from './use-form.tsx'

describe('useForm', () => {
  it('should check a field when the form is sent, and then while it is corrected', () => {
    open('submit')
    leave('')
    expect(error()).toBe(null)
    send()
    expect([error(), document.activeElement]).toEqual(['Empty.', input()])
    type('maya')
    expect(error()).toBe(null)
  })

  it('should check a field once it was left, where the form wants that', () => {
    open('touched')
    type('')
    expect(error()).toBe(null)
    leave('')
    expect(error()).toBe('Empty.')
  })

  it('should take a message away while typing, and not bring it back before the form is sent, where the form wants that', () => {
    open('clear')
    send()
    type(' ')
    expect(error()).toBe(null)
    send()
    expect(error()).toBe('Empty.')
  })

  it('should keep what the server refused beside its field until that is changed', async () => {
    open('touched', { name: 'Taken.' })
    type('maya')
    send()
    await screen.findByText('Taken.')
    leave('maya')
    expect(error()).toBe('Taken.')
    type('mayas')
    expect(error()).toBe(null)
  })

  it('should say above the button what the server refused of no field', async () => {
    open('submit', { other: 'Taken.' })
    type('maya')
    send()
    expect(await screen.findByText('Refused.')).toBeVisible()
    expect(error()).toBe(null)
  })
})

// Helpers

function open(mode: 'submit' | 'touched' | 'clear', refused: Readonly<Record<string, string>> = {}): void {
  function Form() {
    const form = useForm({
      initial: { name: '' },
      validate: ({ name }) => ({ name: name.trim() === '' ? 'Empty.' : undefined }),
      mode,
      onSubmit: (): void => form.refuse('Refused.', refused),
    })
    return (
      <form {...form.props}>
        <TextInput label="Name" {...form.field('name')} />
        <p>{form.trouble}</p>
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Form />)
}

const input = () => screen.getByLabelText('Name')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const leave = (value: string) => {
  type(value)
  fireEvent.blur(input())
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const error = () => {
  const [id = ''] = (input().getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? null
}
