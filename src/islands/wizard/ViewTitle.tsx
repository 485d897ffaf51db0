import type { ComponentProps } from 'react';

/** A view's heading, which useArrival focuses. A hidden view's is no `h1` in the page's HTML, and reads as one early. */
export function ViewTitle({ hidden, children, ...rest }: ComponentProps<'h1'>) {
  const Heading = hidden ? 'h2' : 'h1';
  return (
    <Heading {...rest} tabIndex={-1} aria-level={hidden ? 1 : undefined}>
      {children}
    </Heading>
  );
}
