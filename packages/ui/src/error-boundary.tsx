import { Component, type ReactNode } from 'react';
import { brokenTexts } from './error-boundary.de.ts';
import * as css from './error-boundary.module.css';
import { ErrorPanel } from './error-panel.tsx';

type State = { error?: unknown; attempt: number };

/** Catches rendering errors, shows a message and renders again on request. */
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
          message={brokenTexts.message}
          text={brokenTexts.text}
          retryLabel={brokenTexts.retry}
          onRetry={this.#retry}
        />
      </main>
    );
  }
}
