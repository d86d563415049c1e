/** The shell's own calls, fetched after its first paint: the contract's schemas weigh as much as our entry script. */
export const shellCalls = () => import('./shell-calls.ts')
