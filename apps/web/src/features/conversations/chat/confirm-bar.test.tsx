import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { conversation, done, id, message, paths, serve } from '../testing/stand-in-server.ts'
import { say, visit } from '../testing/visit.tsx'

let now = 0
beforeEach(() => {
  now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

const goal = message(1, 'Chess', true)
const talk = [goal, message(2, 'How well do you play?', false)]
const summary = done('All right. Proceed?', { awaiting_confirmation: true })
const field = () => screen.queryByPlaceholderText<HTMLTextAreaElement>('Type your message...')
const yes = () => screen.findByRole('button', { name: 'Yes, Proceed' })

describe('a learner who is typing when the buttons come', () => {
  it('should keep the field, its text and the focus', async () => {
    serve({ [paths.messages]: [200, conversation(talk)], [paths.continue]: summary })
    visit(id)
    await say('Not at all')
    const before = field()
    before?.focus()
    type('And I have')
    await yes()
    expect(field()).toBe(before)
    expect(before).toMatchObject({ value: 'And I have' })
    expect(document.activeElement).toBe(before)
  })

  it('should keep a field that was emptied, and answer in words', async () => {
    const { sent } = serve({ [paths.messages]: [200, conversation(talk)], [paths.continue]: summary })
    visit(id)
    await say('Not at all')
    type('And')
    await yes()
    type('')
    expect(field()).not.toBe(null)
    await say('Two hours a week')
    await waitFor(() => expect(sent(paths.continue)).toHaveLength(2))
    expect(sent(paths.continue)[1]).toMatchObject({ message: 'Two hours a week' })
    await waitFor(() => expect(field()).toBe(null))
  })

  it('should find the field beside the buttons after a reload, too', async () => {
    sessionStorage.setItem(`draft:${id}`, 'And I have')
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    await yes()
    expect(field()).toMatchObject({ value: 'And I have' })
    expect(document.activeElement).not.toBe(field())
  })

  it('should go on in the field when a no takes the buttons away', async () => {
    serve({ [paths.messages]: [200, conversation(talk, true)], [paths.continue]: done('What shall I change?') })
    sessionStorage.setItem(`draft:${id}`, 'And I have')
    visit(id)
    const no = await screen.findByRole('button', { name: 'No, I want to change something' })
    no.focus()
    fireEvent.click(no)
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(field()).toMatchObject({ value: 'And I have' })
  })
})

describe('a learner who is not typing', () => {
  it('should get the buttons in place of the field, and write all the same on request', async () => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    await yes()
    expect(field()).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Write a message' }))
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(await yes()).toBeVisible()
  })

  it('should get the field with the letter that was typed on a button', async () => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    fireEvent.keyDown(await yes(), { key: 'I' })
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(field()).toMatchObject({ value: 'I', selectionStart: 1 })
  })

  it.each(['Tab', 'Escape', 'ArrowDown', ' '])('should not get it by %j', async (key) => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    fireEvent.keyDown(await yes(), { key })
    expect(field()).toBe(null)
  })
})

describe('a key on the buttons', () => {
  // an event that no one prevented is answered with true
  const goesThrough = (button: HTMLElement, key: string, init = {}) => ({
    down: fireEvent.keyDown(button, { key, ...init }),
    up: () => fireEvent.keyUp(button, { key }),
  })

  it.each(['Enter', ' '])('should press nothing within 600 ms: %j', async (key) => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    const button = await yes()
    now += 599
    const pressed = goesThrough(button, key)
    now += 500
    expect([pressed.down, pressed.up()]).toEqual([false, false])
  })

  it.each(['Enter', ' '])('should press after that: %j', async (key) => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    const button = await yes()
    now += 600
    const pressed = goesThrough(button, key)
    expect([pressed.down, pressed.up()]).toEqual([true, true])
  })

  it('should press nothing when it went down before, however long it is held', async () => {
    serve({ [paths.messages]: [200, conversation(talk, true)] })
    visit(id)
    const button = await yes()
    now += 5_000
    expect(goesThrough(button, 'Enter', { repeat: true }).down).toBe(false)
    expect(fireEvent.keyUp(button, { key: ' ' })).toBe(false)
  })
})

// Helpers

const type = (value: string) => fireEvent.change(field() ?? document.body, { target: { value } })
