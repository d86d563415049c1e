import { MAX_RESOURCES } from '../../resources/resource-list.ts'
import { err, ok } from '../../shared/result.ts'
import { badAnswer, type Fault, NO_JSON } from '../fault.ts'
import { checkInvisible } from '../gates/invisible.ts'
import { checkLanguage } from '../gates/language-gate.ts'
import { checkModelTalk } from '../gates/model-talk.ts'
import { checkPitch } from '../gates/pitch.ts'
import type { GateMode, Reading } from '../gates/readings.ts'
import { checkRefusal } from '../gates/refusal.ts'
import { isRecord, readJsonObject, textOf } from '../lenient-json.ts'
import { looseItems, oneOfNames } from '../loose-lists.ts'
import type { Markdown } from '../markdown.ts'
import { ownLine } from '../one-line.ts'
import type { PickTask } from '../task.ts'

/** A page that was chosen. `reason` is empty where none came that may be shown. */
export type Pick = { readonly id: string; readonly reason: string }

const NO_PICKS: Fault = { code: 'no-picks', words: 'Choose pages by their ids, as they are given.' }

const MAX_REASON = 300

type Context = {
  readonly task: PickTask
  readonly markdown: Markdown
  readonly gates: GateMode
  /** The only language that the tutor writes; null where it writes any. */
  readonly writes: string | null
}

/** The pages that an answer chooses, each once, the best first. An id that was not given is left out, and so is a reason that no learner should read. */
export function readFitPicks(answer: string, { task, markdown, gates, writes }: Context): Reading<readonly Pick[]> {
  const object = readJsonObject(answer, ['picks'])
  if (!object) return err(badAnswer(NO_JSON))
  const ids = new Set(task.candidates.map(({ id }) => id))
  const said = ['picks', 'pages', 'choices'].flatMap((name) => looseItems(object, name)).map(pickIn)
  const picks = said
    .filter(({ id }, index) => ids.has(id) && said.findIndex((other) => other.id === id) === index)
    .slice(0, MAX_RESOURCES)
    .map(({ id, reason }) => ({ id, reason: ownLine(reason, MAX_REASON, markdown) }))
  if (picks.length === 0) return err(badAnswer(NO_PICKS))
  const plan = [task.planTitle, task.title, task.summary, ...task.objectives].join('\n')
  const faultsOf = (reason: string): readonly Fault[] => [
    ...checkInvisible(reason),
    ...checkModelTalk(reason),
    ...checkRefusal(reason),
    ...checkPitch(reason),
    ...(writes === null ? checkLanguage(reason, plan, task.goal) : []),
  ]
  const faults = picks.flatMap(({ reason }) => faultsOf(reason))
  if (faults.length === 0) return ok(picks)
  if (gates === 'observe') return { ...ok(picks), observed: faults }
  const fit = picks.map(({ id, reason }) => ({ id, reason: faultsOf(reason).length === 0 ? reason : '' }))
  return { ...ok(fit), observed: faults }
}

/** "c2: It shows the folds" */
const LINE = /^\s{0,3}[[("']?(c\d{1,3})[\])"']?\s{0,2}[:.,)–-]?\s{0,3}(.*)$/is

function pickIn(item: unknown): Pick {
  if (!isRecord(item)) {
    const [, id = '', reason = ''] = LINE.exec(textOf(item)) ?? []
    return { id: id.toLowerCase(), reason }
  }
  const id = textOf(oneOfNames(item, ['id', 'page', 'candidate']))
    .trim()
    .toLowerCase()
  return { id, reason: textOf(oneOfNames(item, ['reason', 'why', 'justification'])) }
}
