/** What the address says, where it is one of those that are known. */
export const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)
