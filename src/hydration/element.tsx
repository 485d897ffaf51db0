import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';

/** Ids in an island begin with its name, so that those made at build time and at hydration are the same. */
export const idPrefixOf = (name: string): string => `${name}-`;

interface ListeningProps {
  readonly onListening: () => void;
  readonly children: ReactNode;
}

function Listening({ onListening, children }: ListeningProps): ReactNode {
  useEffect(onListening, [onListening]);
  return children;
}

/**
 * An island as it is rendered into the page, and hydrated.
 * @param onListening called once it has been hydrated and has taken over what was entered before
 */
export function islandElement<P extends object>(
  Component: ComponentType<P>,
  props: P,
  onListening: () => void = () => undefined,
): ReactElement {
  return (
    <Listening onListening={onListening}>
      <Component {...props} />
    </Listening>
  );
}
