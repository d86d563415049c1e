/** Passwords that are tried first by whoever wants to get into somebody's account. Asked in lower case. */
export type CommonPasswords = { readonly has: (password: string) => Promise<boolean> }
