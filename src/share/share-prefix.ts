/** A fragment that carries a result begins with this. Apart from what reads one, which brings schemas along. */
export const SHARE_PREFIX = '#r=';
