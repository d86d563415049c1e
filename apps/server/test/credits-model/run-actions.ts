import fc from 'fast-check'
import { expect } from 'vitest'
import { expectBalances } from './compare.ts'
import { type Answer, beginEntries, type Checkout, type Learner, type Model, type Plan } from './model.ts'
import type { Reply, World } from './world.ts'

/** One thing that happens, chosen but not done. `can` says whether it can happen now. */
export type Action = {
  readonly text: string
  readonly can: (model: Model) => boolean
  readonly run: (model: Model, world: World) => Promise<void>
}
export type Actions = Readonly<Record<string, fc.Arbitrary<Action>>>

export function action<T>(
  choice: fc.Arbitrary<T>,
  run: (model: Model, world: World, choice: T) => Promise<unknown>,
  can: (model: Model) => boolean = () => true,
): fc.Arbitrary<Action> {
  return choice.map((chosen) => ({
    text: fc.stringify(chosen),
    can,
    run: async (model, world) => {
      await run(model, world, chosen)
    },
  }))
}

/** How often each kind of command was run. */
export type Counts = Map<string, number>

export const commandsOf = (actions: Actions, counts: Counts): fc.Arbitrary<fc.AsyncCommand<Model, World>>[] =>
  Object.entries(actions).map(([name, chosen]) =>
    chosen.map(({ text, can, run }) => ({
      check: can,
      run: async (model, world) => {
        counts.set(name, (counts.get(name) ?? 0) + 1)
        beginEntries(model)
        const before = world.doings()
        await run(model, world)
        if (world.doings() > before) await expectBalances(model, world)
      },
      toString: () => `${name}(${text})`,
    })),
  )

/** Any number stands for one of those that there are. */
export function pick<T>(from: readonly T[], index: number): T {
  const picked = from[index % from.length]
  if (picked === undefined) throw new Error('There is none to pick.')
  return picked
}

export function advance(model: Model, world: World, milliseconds: number): void {
  world.clock.advance(milliseconds)
  model.now += milliseconds
}

export const anyIndex = fc.nat(11)

/** A refusal's words are for people: its code and what stands beside it count. */
export function expectReply(reply: Reply, { status, body }: Answer): void {
  expect(reply).toMatchObject({ status, body })
}

/** Sends as that learner, who is refused when signed out. Null then: nothing has changed. */
export async function sendAs(
  world: World,
  learner: Learner,
  method: string,
  path: string,
  body?: object,
): Promise<Reply | null> {
  const { token, deadTokens } = learner
  const reply = await world.send(method, path, {
    token: token ?? deadTokens.at(-1) ?? 'nobody',
    ...(body && { body }),
  })
  if (token !== null) return reply
  expectReply(reply, UNAUTHENTICATED)
  return null
}

export const UNAUTHENTICATED: Answer = { status: 401, body: { code: 'unauthenticated' } }

export const allPlans = ({ learners }: Model): readonly Plan[] => learners.flatMap(({ plans }) => plans)

export const own = ({ checkouts }: Model): readonly Checkout[] => checkouts.filter(({ owner }) => owner !== null)
