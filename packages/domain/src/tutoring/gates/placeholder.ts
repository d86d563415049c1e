import { plain } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutInlineCode, withoutQuotations } from './prose.ts'

const PLACEHOLDER: Fault = {
  code: 'placeholder',
  words: 'Fill everything in: no placeholder such as "Chapter title", "TODO" or "[topic]".',
}

/** What stands where a title, a summary or an objective should. Numbers aside. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `title|chapter|chapter title|title of the chapter|plan title|title of the plan|the title|the chapter|chapter name|name|heading|untitled|summary|chapter summary|description|plan description
  |objective|learning objective|the objective|goal|topic|subject|text|string|value|example|sample|placeholder|todo|to do|tbd|tba|to be determined|to be written|to be done|coming soon
  |lorem ipsum|foo|bar|baz|foo bar|test|xxx|n a|na|none|null|undefined|nan|empty|blank|unknown|insert title|insert title here|insert text here|insert here|your title|your title here|your text here
  |chapter one|chapter two|chapter three|chapter four|chapter five|first chapter|second chapter|third chapter|fourth chapter|fifth chapter|part|section|lesson|module|unit|introduction text
  |error|something went wrong|please try again|please try again later|rate limit exceeded|error rate limit exceeded|internal server error
  |shall i continue|shall i proceed|what would you like to learn|could you clarify your goal|can you clarify your goal
  |kapitel|kapiteltitel|titel|titel des kapitels|zusammenfassung|thema|platzhalter|chapitre|titre|titre du chapitre|resume|sujet|capitulo|titulo|titulo del capitulo|titulo do capitulo|resumen|resumo|tema
  |capitolo|titolo|titolo del capitolo|riassunto|hoofdstuk|samenvatting|глава|название главы|название|тема|описание`
    .split('|')
    .map((words) => plain(words).trim()),
)
const EMPTY_SIGNS = /^(?:第?[一二三四五六七八九十]*章|标题|章节标题|タイトル|章のタイトル|見出し|概要|主题|テーマ)$/u

/** Angle brackets and braces are also code: `Array<string>`. */
const BRACKETED =
  /\[ ?(?:insert|your|enter|add|write|ask the|fill in|describe|include|topic|the topic|chapter title|chapter name|chapter summary|plan title|learning goal|skill|learner|learner's name|placeholder|todo|tbd|hier|einfügen|thema|insertar|tema|insérer|sujet)(?:[ :][^\]\n]{0,80})?\]|[<{]{1,2} ?(?:insert|your|enter|topic|placeholder|todo|chapter.title|learner.name)(?:[ :_][^>}\n]{0,80})?[>}]{1,2}/iu
const TO_DO = /^[ \t>*_#-]{0,20}(?:TODO|TBD|FIXME|XXX)\b(?:[:.*_\s-]|$)|\bTODO: |\bTBD\b\.?$/mu
const DUMMY =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|eiusmod|tempor|incididunt|labore|dolore|magna|aliqua|veniam|nostrud|exercitation|ullamco)\b/giu
/** A lesson about layouts may name it. */
const MAX_DUMMY = 6

/** `lines`: titles, summaries, objectives. `text`: prose without fenced code. */
export function checkPlaceholder(lines: readonly string[], text: string): readonly Fault[] {
  const isEmpty = lines.some(isPlaceholder)
  const own = withoutQuotations(withoutInlineCode(text))
  const holds = BRACKETED.test(own) || TO_DO.test(own) || (own.match(DUMMY)?.length ?? 0) > MAX_DUMMY
  return isEmpty || holds ? [PLACEHOLDER] : []
}

/** Whether a line says nothing. An empty one is none. */
function isPlaceholder(line: string): boolean {
  if (line.trim() === '') return false
  const words = plain(line)
    .replaceAll(/\p{N}+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return (
    words === '' ||
    /^\p{Script=Latin}$/u.test(words) ||
    EMPTY_WORDS.has(words) ||
    EMPTY_SIGNS.test(words.replaceAll(' ', '')) ||
    BRACKETED.test(line)
  )
}
