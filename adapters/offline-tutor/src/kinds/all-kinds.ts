import { baking } from './baking.ts'
import { business } from './business.ts'
import { cooking } from './cooking.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { drawing } from './drawing.ts'
import { exam } from './exam.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import { games } from './games.ts'
import { gardening } from './gardening.ts'
import { ideas } from './ideas.ts'
import { instrument } from './instrument.ts'
import type { Kind } from './kind.ts'
import { language } from './language.ts'
import { making } from './making.ts'
import { maths } from './maths.ts'
import { movement } from './movement.ts'
import { photography } from './photography.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'
import { singing } from './singing.ts'
import { software } from './software.ts'
import { speaking } from './speaking.ts'
import { web } from './web.ts'
import { writing } from './writing.ts'

/** Every kind of goal that the tutor knows something about. */
export const KINDS: readonly Kind[] = [
  baking,
  business,
  cooking,
  data,
  design,
  drawing,
  exam,
  finance,
  fitness,
  games,
  gardening,
  ideas,
  instrument,
  language,
  making,
  maths,
  movement,
  photography,
  programming,
  science,
  singing,
  software,
  speaking,
  web,
  writing,
]
