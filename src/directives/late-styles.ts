import late from '../styles/late.css?inline';

// Nothing is rendered at build time that needs them.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(late);
  document.adoptedStyleSheets.push(sheet);
}
