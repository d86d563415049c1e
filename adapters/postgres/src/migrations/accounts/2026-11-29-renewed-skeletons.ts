import { Migration } from '@mikro-orm/migrations'
import { fillSkeletons } from './2026-11-22-skeletons.ts'

/** More signs look alike than the version before knew. It compares by the column as it is. */
export class RenewedSkeletons extends Migration {
  override async up(): Promise<void> {
    await this.execute('UPDATE users SET username_skeleton = NULL WHERE username_skeleton IS NOT NULL')
    await fillSkeletons(this)
  }
}
