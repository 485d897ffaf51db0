import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the pointer or focus gets near the island; the value names a key of `sessionStorage` that also
     * triggers it.
     */
    'client:near'?: boolean | string;
    /** Hydrates after the first paint, or immediately if the URL has a query or fragment. */
    'client:soon'?: boolean | 'account';
    /** Hydrates the account menu for a user who signed in earlier. */
    'client:account'?: string;
  }
}
