import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { readPassword } from '@app/domain'

/** Without look-alikes: 0 and o, 1 and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 5

/** 100 bits, in groups that a person can copy: `k7fqm-…`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

export type Terminal = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

/** Prompts on standard error, as standard output may be piped. Null without a terminal. */
export const terminal = (): Terminal | null =>
  process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : null

/** Asks twice and shows nothing of what is typed. Null when the two differ, or the asked one leaves. */
export async function askPassword({ input, output }: Terminal): Promise<string | null> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const first = await askOnce({ input, output: silence }, () => output.write('Password: '))
  output.write('\n')
  if (first === null) return null
  const second = await askOnce({ input, output: silence }, () => output.write('Repeat password: '))
  output.write('\n')
  return second !== null && readPassword(first).text === readPassword(second).text ? first : null
}

/** True only for the very word, so that no stray key deletes anything. */
export async function confirm({ input, output }: Terminal, question: string, word: string): Promise<boolean> {
  const answer = await askOnce({ input, output }, () => output.write(`${question} Type ${word} to continue: `))
  return answer?.trim() === word
}

/** Null when the line is closed without an answer. */
function askOnce({ input, output }: Terminal, prompt: () => void): Promise<string | null> {
  const lines = createInterface({ input, output, terminal: true })
  prompt()
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line)
      lines.close()
    })
    lines.once('close', () => resolve(null))
  })
}
