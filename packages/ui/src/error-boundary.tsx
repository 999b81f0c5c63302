import { Component, type ReactNode } from 'react';
import * as css from './error-boundary.module.css';
import { ErrorPanel } from './error-panel.tsx';

type State = { error?: unknown; attempt: number };

/** Catches what breaks while drawing, says so in German, and draws anew on request. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  readonly #retry = () => this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (error === undefined)
      return (
        <div key={attempt} className={css.contents}>
          {this.props.children}
        </div>
      );
    return (
      <main>
        <ErrorPanel
          isPageTitle
          message="Hier ist etwas schiefgegangen."
          text="Ihre Angaben sind noch da. Hilft ein neuer Versuch nicht, laden Sie die Seite bitte neu."
          retryLabel="Noch einmal versuchen"
          onRetry={this.#retry}
        />
      </main>
    );
  }
}
