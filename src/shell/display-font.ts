/**
 * Fetches the display face once the page has been painted, and then shows it. A tab that has shown it before has it in
 * its cache, and shows it at once.
 */
const show = () => {
  document.documentElement.setAttribute('data-font', '');
};

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem('font') !== null;
  } catch {
    // The visitor keeps sites from storing anything.
    return false;
  }
};

const remember = () => {
  try {
    sessionStorage.setItem('font', 'shown');
  } catch {}
};

if (wasShown()) show();
else
  requestAnimationFrame(() => {
    setTimeout(async () => {
      await document.fonts.load('1em Familjen Grotesk');
      show();
      remember();
    });
  });
