import { AFTERWARDS } from './afterwards.ts'
import type { AnswerCase } from './answer-case.ts'
import { KEPT } from './kept.ts'
import { OUTLINES } from './outlines.ts'
import { READABLE } from './readable.ts'
import { UNFIT } from './unfit.ts'

/** Every hostile, odd and harmless answer, each with what must become of it. */
export const CORPUS: readonly AnswerCase[] = [...UNFIT, ...READABLE, ...OUTLINES, ...KEPT, ...AFTERWARDS]
