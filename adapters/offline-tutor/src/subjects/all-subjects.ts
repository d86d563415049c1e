import { cooking } from './cooking.ts'
import { drawing } from './drawing.ts'
import { guitar } from './guitar.ts'
import { neuralNetworks } from './neural-networks.ts'
import { portuguese } from './portuguese.ts'
import { python } from './python.ts'
import { running } from './running.ts'
import { sourdough } from './sourdough.ts'
import { spanish } from './spanish.ts'
import { statistics } from './statistics.ts'
import type { Subject } from './subject.ts'

/** The subjects that the tutor teaches. For every other goal it offers its general ways of learning, and says so. */
export const SUBJECTS: readonly Subject[] = [
  cooking,
  drawing,
  guitar,
  neuralNetworks,
  portuguese,
  python,
  running,
  sourdough,
  spanish,
  statistics,
]
