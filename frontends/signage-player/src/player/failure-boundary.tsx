import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback?: ReactNode;
  onFailed?: (message: string) => void;
};

/** Replaces children that throw while rendering. React offers this only to classes. */
export class FailureBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed?.(error instanceof Error ? error.message : String(error));
  }

  override render(): ReactNode {
    return this.state.isFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
