import type { World } from './world.ts'

/** The secret of the link in the mail that was sent last. */
export async function mailedToken(world: World): Promise<string> {
  await world.runner.drain()
  return /token=(\S+)/.exec(world.mailer.sent.at(-1)?.text ?? '')?.[1] ?? 'no token in the mail'
}
