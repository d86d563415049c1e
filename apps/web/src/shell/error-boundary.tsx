import { texts } from 'virtual:texts/shell'
import { Component, type ReactNode } from 'react'
import { reportError } from '../reporting/reports.ts'
import { Button } from '../ui/button.tsx'
import { SiteName } from '../ui/site-name.ts'

type Props = { readonly children: ReactNode }
type State = { readonly errorId: string | null; readonly isLoadFailure: boolean }

/** What Chrome, Firefox, Safari and the build's own loader say when a part of the app does not come. */
const loadFailure = /dynamically imported module|module script failed|preload CSS/i

/** The last net: a screen that broke says so, with an id to name in a report. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { errorId: null, isLoadFailure: false }

  static getDerivedStateFromError(error: unknown): State {
    const isLoadFailure = error instanceof Error && loadFailure.test(error.message)
    return { errorId: Date.now().toString(36).toUpperCase(), isLoadFailure }
  }

  override componentDidCatch(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the id's cause is looked for here
    console.error(`Error ${this.state.errorId}:`, error)
    reportError({ error, errorId: this.state.errorId ?? '' })
  }

  override render() {
    if (this.state.errorId === null) return this.props.children
    return (
      <div role="alert" className="wrap flex flex-col items-start gap-4 py-16">
        <SiteName.Consumer>{(name) => <title>{`${texts.error} · ${name}`}</title>}</SiteName.Consumer>
        <h1 className="text-title">{texts.error}</h1>
        <p className="max-w-[52ch] text-muted">{this.state.isLoadFailure ? texts.partMissing : texts.broken}</p>
        <Button variant="next" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <p className="text-note text-muted">
          {texts.errorId} {this.state.errorId}
        </p>
      </div>
    )
  }
}
