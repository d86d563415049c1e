export type { Notify } from './pages/sandbox-pages.ts'
export { makeSandboxCheckout, type SandboxSettings } from './sandbox-checkout.ts'
