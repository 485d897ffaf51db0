import late from '../styles/late.css?inline';

// Nothing rendered at build time needs these styles.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(late);
  document.adoptedStyleSheets.push(sheet);
}
