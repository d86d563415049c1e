/** Tells password managers whose password a form is about: they file it under this name. Nobody else sees it. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
