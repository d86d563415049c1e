/** A small fault, planted on purpose: some test has to notice it. */
export type Mutant = {
  /** What goes wrong, as a user would tell it. */
  readonly name: string
  readonly file: string
  /** Stands exactly once in the file, and becomes `to`. */
  readonly from: string
  readonly to: string
  /** Where a test that notices it is expected. All of one project: unit, web or integration. */
  readonly tests: readonly string[]
}

/** @throws when the file has changed, so that the list has to follow. */
export function mutate({ name, file, from, to }: Mutant, source: string): string {
  const count = source.split(from).length - 1
  if (count !== 1)
    throw new Error(`"${name}": its line stands ${count} times in ${file}. Bring packages/testing/mutants up to date.`)
  return source.replace(from, () => to)
}
