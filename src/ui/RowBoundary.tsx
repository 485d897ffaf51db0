import { Component, type ReactNode } from 'react';

export interface RowBoundaryProps {
  /** Rendered instead of a row that fails to render. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

const SOUND: State = { failed: false };

/** Contains a render error to its row. A changed row renders again. */
export class RowBoundary extends Component<RowBoundaryProps, State> {
  override state = SOUND;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate({ children }: RowBoundaryProps, { failed }: State): void {
    // Reset only for an earlier failure and a different child; otherwise it would loop.
    if (failed && children !== this.props.children) this.setState(SOUND);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
