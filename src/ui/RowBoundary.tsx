import { Component, type ReactNode } from 'react';

export interface RowBoundaryProps {
  /** Stands in for a row that cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

const SOUND: State = { failed: false };

/**
 * Keeps one row that cannot be drawn from taking all others with it. A row that has changed is tried again.
 */
export class RowBoundary extends Component<RowBoundaryProps, State> {
  override state = SOUND;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate({ children }: RowBoundaryProps, { failed }: State): void {
    // Only what failed before this update, and only for another child: otherwise it would be tried for ever.
    if (failed && children !== this.props.children) this.setState(SOUND);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
