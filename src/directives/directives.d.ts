import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor turns to the island; the value names a key of `sessionStorage` that does so as well. */
    'client:near'?: boolean | string;
    /** Hydrates once the page has been painted; at once if the address asks for something. */
    'client:soon'?: boolean | 'account';
    /** Hydrates the account menu of a page for whoever signed in earlier. */
    'client:account'?: string;
  }
}
