import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'

/** Their row alone in the list of users: others may have a name that holds theirs. */
export const rowOf = (id: string): string => `${paths.admin}?search=${id}`

type LearnerProps = { readonly id: string; readonly username: string }

export const Learner = ({ id, username }: LearnerProps) => (
  <PageLink to={rowOf(id)} className="link wrap-anywhere">
    <bdi>{username}</bdi>
  </PageLink>
)
