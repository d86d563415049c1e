/** What the browser throws when nobody answers. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
