export type { Notify, SandboxAnswer, SandboxPages } from './pages/sandbox-pages.ts'
export { makeSandboxCheckout, type SandboxSettings } from './sandbox-checkout.ts'
