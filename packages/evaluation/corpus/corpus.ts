import { ADDRESSES } from './addresses.ts'
import { AFTERWARDS } from './afterwards.ts'
import type { AnswerCase } from './answer-case.ts'
import { UNFIT_CHAPTERS } from './chapters-unfit.ts'
import { HARMLESS } from './harmless.ts'
import { MORE_UNFIT } from './more-unfit.ts'
import { UNFIT_PLANS } from './plans-unfit.ts'
import { READABLE } from './readable.ts'
import { UNFIT_REPLIES } from './replies-unfit.ts'
import { IN_SCRIPTS } from './scripts.ts'
import { SUBJECT_ANSWERS } from './subjects.ts'

/** Every hostile, odd and harmless answer, each with what must become of it. */
export const CORPUS: readonly AnswerCase[] = [
  ...UNFIT_REPLIES,
  ...UNFIT_PLANS,
  ...UNFIT_CHAPTERS,
  ...MORE_UNFIT,
  ...READABLE,
  ...ADDRESSES,
  ...HARMLESS,
  ...IN_SCRIPTS,
  ...SUBJECT_ANSWERS,
  ...AFTERWARDS,
]
