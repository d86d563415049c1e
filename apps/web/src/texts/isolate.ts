const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * A learner's words inside a plain string, such as a document's title or a toast: letters that run from right to left would else
 * reorder what stands around them. Where there are elements, `bdi` does it.
 */
export const isolate = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words)
