import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { askPassword, confirm, generatePassword } from './password.ts'

describe('generatePassword', () => {
  it('should never make the same twice, nor use what looks like something else', () => {
    const made = Array.from({ length: 200 }, generatePassword)
    expect(new Set(made).size).toBe(200)
    for (const password of made) expect(password).toMatch(/^[a-kmnp-z2-9]{5}(-[a-kmnp-z2-9]{5}){3}$/)
  })
})

describe('askPassword', () => {
  it('should ask twice, and show nothing of what is typed', async () => {
    const desk = aDesk()
    const asked = askPassword(desk)
    await desk.answer('Password: ', 'battery staple')
    await desk.answer('Repeat password: ', 'battery staple')
    expect(await asked).toBe('battery staple')
    expect(desk.shown()).not.toContain('battery')
  })

  it('should take no password that was typed in two ways', async () => {
    const desk = aDesk()
    const asked = askPassword(desk)
    await desk.answer('Password: ', 'battery staple')
    await desk.answer('Repeat password: ', 'battery stable')
    expect(await asked).toBeNull()
  })

  it('should take none when the input ends', async () => {
    const desk = aDesk()
    const asked = askPassword(desk)
    desk.input.end()
    expect(await asked).toBeNull()
  })
})

describe('confirm', () => {
  it.each([
    ['ada@example.org', true],
    ['y', false],
    ['', false],
  ])('should take %j as %j', async (answer, sure) => {
    const desk = aDesk()
    const asked = confirm(desk, 'This deletes.', 'ada@example.org')
    await desk.answer('to continue: ', answer)
    expect(await asked).toBe(sure)
  })
})

// Helpers

function aDesk() {
  const input = new PassThrough()
  const output = new PassThrough()
  let shown = ''
  output.on('data', (chunk) => (shown += chunk))
  return {
    input,
    output,
    shown: () => shown,
    answer: async (prompt: string, text: string): Promise<void> => {
      while (!shown.includes(prompt)) await new Promise((resolve) => setImmediate(resolve))
      input.write(`${text}\r`)
    },
  }
}
