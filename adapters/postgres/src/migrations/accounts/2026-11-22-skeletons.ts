import { skeletonOf, type Username } from '@app/domain'
import { Migration } from '@mikro-orm/migrations'

const column = `
  -- NULL for users who have no name yet, share theirs with an older account, or were verified by the version before, which
  -- does not know it and goes by username_key alone.
  ALTER TABLE users ADD COLUMN username_skeleton text UNIQUE;
`

const names = 'SELECT id, username FROM users WHERE verified_at IS NOT NULL ORDER BY created_at, id'

export class Skeletons extends Migration {
  override async up(): Promise<void> {
    await this.execute(column)
    await fillSkeletons(this)
  }
}

/** Of names that look alike the oldest has the skeleton: no user loses a name. */
export async function fillSkeletons(migration: Pick<Migration, 'execute'>): Promise<void> {
  // the cast: the statement says what a row holds, which its type does not know
  const users = (await migration.execute(names)) as unknown as readonly {
    readonly id: string
    readonly username: Username
  }[]
  const owners = new Map<string, string>()
  for (const { id, username } of users) {
    const skeleton = skeletonOf(username)
    if (!owners.has(skeleton)) owners.set(skeleton, id)
  }
  const fill = `UPDATE users SET username_skeleton = owner.skeleton
    FROM json_to_recordset(?::json) AS owner (id uuid, skeleton text) WHERE users.id = owner.id`
  await migration.execute(fill, [JSON.stringify([...owners].map(([skeleton, id]) => ({ id, skeleton })))])
}
