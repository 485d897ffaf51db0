/**
 * Fetched by account-soon.ts, under an address of its own: two inline scripts that share one would become files. Its own
 * import() keeps wake.ts the one file that it is for every other page.
 */
void import('./wake.ts').then(
  ({ wakeAccount }) => wakeAccount(),
  // Without it the page is what it is for everybody else.
  () => undefined,
);
