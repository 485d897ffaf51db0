/**
 * For a page that is there for its island: gives the sign that wakes it (start.ts) as soon as the page is on the screen
 * (src/shell/painted.ts); at once where the address asks something of it.
 */
const wake = (): boolean => dispatchEvent(new Event('wake'));

if (location.search || location.hash) wake();
else addEventListener('painted', wake);
