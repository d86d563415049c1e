/** Passwords that attackers try first. Asked in lower case. */
export type CommonPasswords = { readonly has: (password: string) => Promise<boolean> }
