/** A fragment that carries a result begins with this. Apart from what reads one, which brings schemas along. */
export const SHARE_PREFIX = '#r=';

/** The fragment that stands for the example. */
export const EXAMPLE_FRAGMENT = '#example';

/** Whether a fragment asks for a result that is not the visitor's own. */
export const isResultFragment = (fragment: string): boolean =>
  fragment.startsWith(SHARE_PREFIX) || fragment === EXAMPLE_FRAGMENT;
