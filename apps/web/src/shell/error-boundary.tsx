import { Component, type ReactNode } from 'react'
import { reportError } from '../report-error.ts'
import { Button } from '../ui/button.tsx'
import { SiteName } from '../ui/site-name.ts'

type Props = { readonly children: ReactNode }
type State = { readonly errorId: string | null }

/** The last net: a screen that broke says so, with an id that whoever reports it can name. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { errorId: null }

  static getDerivedStateFromError(): State {
    return { errorId: Date.now().toString(36).toUpperCase() }
  }

  override componentDidCatch(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: whoever looks for the cause of this id looks here
    console.error(`Error ${this.state.errorId}:`, error)
    reportError({ error, errorId: this.state.errorId ?? '' })
  }

  override render() {
    if (this.state.errorId === null) return this.props.children
    return (
      <div role="alert" className="wrap flex flex-col items-start gap-4 py-16">
        <SiteName.Consumer>{(name) => <title>{`An error has occurred · ${name}`}</title>}</SiteName.Consumer>
        <h1 className="text-title">An error has occurred</h1>
        <p className="max-w-[52ch] text-muted">
          Something in this page broke, and it is not your fault. Nothing that you saved is lost.
        </p>
        <Button variant="next" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <p className="text-note text-muted">Error id: {this.state.errorId}</p>
      </div>
    )
  }
}
