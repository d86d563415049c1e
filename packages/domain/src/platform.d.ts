// All of the platform that the domain uses: every runtime has it. A project with Node's or the browser's types leaves this file out.

interface AbortSignal {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}

declare const AbortSignal: { readonly any: (signals: readonly AbortSignal[]) => AbortSignal }

declare class AbortController {
  readonly signal: AbortSignal
  readonly abort: () => void
}
