/** Shows password managers whose password a form is about: they file it under this name. No one else sees it. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
