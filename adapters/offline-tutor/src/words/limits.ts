/** A message may be longer; what decides about the plan stands in its first so many characters. */
export const MAX_MESSAGE_LENGTH = 4_000
