import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, unreachable } from '../../api/testing/fake-server.ts'
import { faultOf, fill, press, refused, visit } from './testing/visit.tsx'

describe('RegisterPage', () => {
  it('should send what is needed, and say where the mail went', async () => {
    const asked: unknown[] = []
    register({
      [REGISTER]: (body) => {
        asked.push(body)
        return [201, { message: 'Check your mail.' }]
      },
    })
    expect(await screen.findByRole('heading', { name: 'Account Created Successfully!' })).toBeVisible()
    expect(asked).toEqual([{ username: 'Ana', email: 'ana@example.org', password: 'correct horse' }])
    expect(screen.getByText(/Please check your email for the verification link\./).textContent).toContain(
      'ana@example.org',
    )
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')))
  })

  it('should say how old one must be', () => {
    fakeServer({})
    visit('/register')
    expect(screen.getByText(/You must be at least 13 years old/)).toBeVisible()
  })

  it('should look at each field before anything is sent', async () => {
    const server = register({}, { username: ' ', email: 'ana', password: '1234567', confirmPassword: '12345678' })
    await waitFor(() => expect(faultOf('Username')).toBe('Please choose a username.'))
    expect(faultOf('Email')).toBe('Please enter a valid email address.')
    expect(faultOf('Password')).toBe('Password must be at least 8 characters long')
    expect(faultOf('Confirm password')).toBe('Passwords do not match')
    // the faults may be those of the fields that were left; focus moves once the press has been answered
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
    expect(server.count(REGISTER)).toBe(0)
  })

  it('should count and compare a password with accents as it reads, however it is typed', async () => {
    const accented = (length: number) => 'é'.repeat(length)
    const short = accented(7).normalize('NFD')
    const server = register({}, { ...ana, password: short, confirmPassword: accented(7) })
    await waitFor(() => expect(faultOf('Password')).toBe('Password must be at least 8 characters long'))
    expect(faultOf('Confirm password')).toBe('')
    expect(server.count(REGISTER)).toBe(0)
  })

  it('should tick each rule once the field was left, and not before', async () => {
    fakeServer({})
    visit('/register')
    expect(rule('At least 8 characters')).toBe('At least 8 characters')
    fill('Password', '1234567')
    await waitFor(() => expect(rule('At least 8 characters')).toContain('(not yet)'))
    fill('Password', '12345678')
    await waitFor(() => expect(rule('At least 8 characters')).toContain('(done)'))
    fill('Confirm password', '1234567')
    await waitFor(() => expect(rule('Passwords match')).toContain('(not yet)'))
    fill('Confirm password', '12345678')
    await waitFor(() => expect(rule('Passwords match')).toContain('(done)'))
  })

  it.each([
    ['password-too-common', 'password', 'Password', 'This password is too common.'],
    ['password-unusable', 'password', 'Password', 'This password cannot be used.'],
    ['username-taken', 'username', 'Username', 'This username is already taken. Please choose another one.'],
    ['invalid-username', 'username', 'Username', 'This username cannot be used.'],
    ['invalid-email', 'email', 'Email', 'This is not a valid email address.'],
  ] as const)('should show %s under its field, once, and lead there', async (code, field, label, words) => {
    register({ [REGISTER]: refused(code, words, field) })
    await waitFor(() => expect(faultOf(label)).toBe(words))
    expect(screen.getAllByText(words)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    // a rule that is kept stays ticked, whatever else is wrong with the password
    await waitFor(() => expect(rule('At least 8 characters')).toContain('(done)'))
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse')
  })

  it('should fall back on the words of the specification', async () => {
    const server = register({ [REGISTER]: [400, {}] })
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed')
    server.answer({ [REGISTER]: unreachable })
    press('Create account')
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
    server.answer({ [REGISTER]: refusal(429, 'too-many-tries', 'Please wait an hour.') })
    press('Create account')
    expect(await screen.findByText('Please wait an hour.')).toBeVisible()
  })
})

// Helpers

const REGISTER = 'POST /api/register'

const ana = {
  username: 'Ana',
  email: 'ana@example.org',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}

function register(answers: Answers, who = ana) {
  const server = fakeServer(answers)
  visit('/register')
  fill('Username', who.username)
  fill('Email', who.email)
  fill('Password', who.password)
  fill('Confirm password', who.confirmPassword)
  press('Create account')
  return server
}

const rule = (text: string): string => screen.getByText(text).parentElement?.textContent ?? ''
