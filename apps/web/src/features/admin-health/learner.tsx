import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'

/** The way to their row in the list of users, where they can be helped. */
export function Learner({ username }: { readonly username: string }) {
  return (
    <PageLink to={`${paths.admin}?search=${encodeURIComponent(username)}`} className="link wrap-anywhere">
      <bdi>{username}</bdi>
    </PageLink>
  )
}
