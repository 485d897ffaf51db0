import { Component, type ReactNode } from 'react';

export interface RowBoundaryProps {
  /** Rendered instead of a row that fails to render. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

const INITIAL_STATE: State = { hasFailed: false };

/** Contains a render error to its row. A changed row renders again. */
export class RowBoundary extends Component<RowBoundaryProps, State> {
  override state = INITIAL_STATE;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ children }: RowBoundaryProps, { hasFailed }: State): void {
    // Reset only for an earlier failure and a different child; otherwise it would loop.
    if (hasFailed && children !== this.props.children) this.setState(INITIAL_STATE);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
