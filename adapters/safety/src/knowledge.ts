import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { LinearModel } from './linear-model.ts'
import { type KnownTerms, type PackedTerms, unpackTerms } from './term-index.ts'

/** What texts are judged by. `npm run train-safety` writes it. */
export type Knowledge = {
  readonly terms: KnownTerms
  readonly unsafe: LinearModel
  readonly crisis: LinearModel
}

type Scale = Pick<LinearModel, 'bias' | 'step'>
/** `trainedOn`: a digest of all that it was made of. */
export type Model = { readonly trainedOn: string; readonly unsafe: Scale; readonly crisis: Scale }

export const FROZEN = join(import.meta.dirname, '..', 'frozen')
export const FILES = { model: 'model.json', terms: 'terms.json.br', weights: 'weights.br' } as const

export const loadModel = async (): Promise<Model> => JSON.parse(await readFile(join(FROZEN, FILES.model), 'utf8'))

export async function loadKnowledge(): Promise<Knowledge> {
  const [model, terms, weights] = await Promise.all([loadModel(), unpacked(FILES.terms), unpacked(FILES.weights)])
  // those of `unsafe`, then as many of `crisis`
  const all = new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength)
  const packed: PackedTerms = JSON.parse(terms.toString())
  return {
    terms: unpackTerms(packed),
    unsafe: { ...model.unsafe, weights: all.subarray(0, all.length / 2) },
    crisis: { ...model.crisis, weights: all.subarray(all.length / 2) },
  }
}

const unpacked = async (name: string): Promise<Buffer> =>
  promisify(brotliDecompress)(await readFile(join(FROZEN, name)))
