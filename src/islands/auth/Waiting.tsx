import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './AuthIsland.module.css';

export interface WaitingProps {
  readonly isUnreachable: boolean;
  readonly copy: Copy['auth'];
}

/** Placeholder while the signed-in user is loading or unreachable. */
export function Waiting({ isUnreachable, copy }: WaitingProps) {
  return (
    <Panel className={css.form}>
      <h1 className={css.title} tabIndex={-1}>
        {copy.account.title}
      </h1>
      {isUnreachable ? (
        <>
          <Alert tone="error">{copy.faults['network-request-failed']}</Alert>
          <Button onClick={() => location.reload()}>{copy.account.again}</Button>
        </>
      ) : (
        <p role="status">{copy.busy}</p>
      )}
    </Panel>
  );
}
