import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeAtomically } from './atomic-write.ts'

describe('writeAtomically', () => {
  it('should leave a file alone that another process wrote first', async () => {
    const path = join(await folder(), 'checkout.json')
    expect(await writeAtomically(path, 'paid', 'new')).toBe(true)
    expect(await writeAtomically(path, 'open', 'new')).toBe(false)
    expect(await readFile(path, 'utf8')).toBe('paid')
  })

  it('should keep one of many that are new at once, whole', async () => {
    const path = join(await folder(), 'checkout.json')
    const texts = Array.from({ length: 20 }, (_, n) => String(n).repeat(10_000))
    const stored = await Promise.all(texts.map((text) => writeAtomically(path, text, 'new')))
    expect(stored.filter(Boolean)).toHaveLength(1)
    expect(await readFile(path, 'utf8')).toBe(texts[stored.indexOf(true)])
  })

  it('should replace a file at once: who reads meanwhile reads the old or the new', async () => {
    const path = join(await folder(), 'checkout.json')
    const texts = ['a'.repeat(100_000), 'b'.repeat(100_000)]
    await writeAtomically(path, texts[0] ?? '', 'new')
    const written = Promise.all(
      Array.from({ length: 20 }, (_, n) => writeAtomically(path, texts[n % 2] ?? '', 'replacement')),
    )
    for (let n = 0; n < 50; n += 1) expect(texts.includes(await readFile(path, 'utf8'))).toBe(true)
    await written
  })

  it('should leave nothing behind, not even when it fails', async () => {
    const inFolder = await folder()
    const path = join(inFolder, 'checkout.json')
    for (const as of ['new', 'new', 'replacement'] as const) await writeAtomically(path, 'x', as)
    expect(await readdir(inFolder)).toEqual(['checkout.json'])
    await mkdir(join(inFolder, 'taken', 'full'), { recursive: true })
    await expect(writeAtomically(join(inFolder, 'taken'), 'x', 'replacement')).rejects.toThrow()
    await expect(writeAtomically(join(inFolder, 'nowhere', 'x'), 'x', 'new')).rejects.toThrow('ENOENT')
    expect((await readdir(inFolder)).toSorted()).toEqual(['checkout.json', 'taken'])
  })
})

// Helpers

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'write-whole-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
