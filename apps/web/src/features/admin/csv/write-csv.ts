/** Null is an empty field. */
export type Cell = string | number | boolean | null

/**
 * Where a spreadsheet would take what follows for a formula: at the start of a field, and after what ends a field or a row for those
 * that separate by semicolons or tabs and see no quotes then. Full-width signs count in some languages. A number is none, whatever its sign.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠﹢﹣﹦﹫])/g

const fieldOf = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const harmless = cell.replaceAll(FORMULA, "'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** RFC 4180, with a byte order mark: Excel takes a file without one for Latin-1. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')}`
