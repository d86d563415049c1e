import { MAX_RESOURCES } from '../../resources/resource-list.ts'
import { err, ok } from '../../shared/index.ts'
import { asFields, asList, asText, readAnswer } from '../answer-schema.ts'
import { badAnswer, type Fault, type GateMode, isHard, type Reading } from '../fault.ts'
import { checkWords } from '../gates/check-text.ts'
import { checkLanguage, type LanguageGating } from '../gates/language-gate.ts'
import type { Markdown } from '../markdown.ts'
import { modelLine } from '../model-text.ts'
import type { PickTask } from '../task.ts'

/** A page that was chosen. `reason` is empty where none came that may be shown. */
export type Pick = { readonly id: string; readonly reason: string }

const NO_PICKS: Fault = { code: 'no-picks', words: 'Choose pages by their ids, as they are given.' }

const MAX_REASON = 300

type Context = LanguageGating & {
  readonly task: PickTask
  readonly markdown: Markdown
  readonly gates: GateMode
}

/** "c2: It shows the folds": the flat shape has a line for each page. */
const LINE = /^\s{0,3}[[("']?(c\d{1,3})[\])"']?\s{0,2}[:.,)–-]?\s{0,3}(.*)$/is
const PICKS = { picks: asList(asFields({ id: asText, reason: asText }, (line) => pickIn(asText(line)))) }

function pickIn(line: string) {
  const [, id = '', reason = ''] = LINE.exec(line) ?? []
  return { id, reason }
}

/** The pages that an answer chooses, each once, the best first. An id that was not given is left out, and so is a reason that no learner should read. */
export function readFitPicks(answer: string, { task, markdown, gates, ...gating }: Context): Reading<readonly Pick[]> {
  const read = readAnswer(answer, PICKS)
  if (!read.ok) return read
  const ids = new Set(task.candidates.map(({ id }) => id))
  const named = read.value.picks.map(({ id, reason }) => ({ id: id.trim().toLowerCase(), reason }))
  const picks = named
    .filter(({ id }, index) => ids.has(id) && named.findIndex((other) => other.id === id) === index)
    .slice(0, MAX_RESOURCES)
    .map(({ id, reason }) => ({ id, reason: modelLine(reason, MAX_REASON, markdown) }))
  if (picks.length === 0) return err(badAnswer(NO_PICKS))
  const like = [task.planTitle, task.title, task.summary, ...task.objectives].join('\n')
  // one alone is too short to say its language
  const said = picks.map(({ reason }) => reason).join('\n')
  const isForeign = checkLanguage(said, { language: task.language, like }, gating).some(isHard)
  const isFit = (reason: string): boolean =>
    gates === 'observe' || !(isForeign || checkWords(reason, task).some(isHard))
  return ok(picks.map(({ id, reason }) => ({ id, reason: isFit(reason) ? reason : '' })))
}
