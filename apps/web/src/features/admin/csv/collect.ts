/** More do not fit into the memory of a phone, nor into a spreadsheet that anyone reads. */
export const MAX_CSV_ROWS = 20_000

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** All rows of a list that comes in pages, up to `MAX_CSV_ROWS`. `isCut`: there are more. */
export async function collect<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Page<Row> = await read(cursor)
    rows.push(...page.rows)
    if (page.next === null) return { rows, isCut: false }
    if (rows.length >= MAX_CSV_ROWS) return { rows: rows.slice(0, MAX_CSV_ROWS), isCut: true }
    cursor = page.next
  }
}
