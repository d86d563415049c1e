/** A message may be longer; what decides about the plan stands in its first so many characters. */
export const MOST_READ = 4_000
