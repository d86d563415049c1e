/**
 * The calls that the shell itself makes, fetched after its first paint: with them come the contract's schemas, which
 * weigh as much as everything of ours in the entry script together.
 */
export const shellCalls = () => import('./shell-calls.ts')
