const ANY_VALUE = ['/./'];
/**
 * What supported browsers may lack: without it something looks plainer or prints less well. A popover is in all of them;
 * Baseline counts it from a later repair on iOS.
 */
const MAY_BE_MISSING = {
  ignoreSelectors: ['details-content', 'popover-open', 'selection'],
  ignoreProperties: {
    'accent-color': ANY_VALUE,
    'background-clip': ['text'],
    'box-decoration-break': ANY_VALUE,
    'break-after': ['avoid'],
    'content-visibility': ANY_VALUE,
    d: ANY_VALUE,
    'field-sizing': ANY_VALUE,
    'forced-color-adjust': ANY_VALUE,
    'line-clamp': ANY_VALUE,
    'overflow-anchor': ANY_VALUE,
    'overscroll-behavior': ANY_VALUE,
    'position-area': ANY_VALUE,
    'print-color-adjust': ANY_VALUE,
    resize: ANY_VALUE,
    'scrollbar-width': ANY_VALUE,
    'text-size-adjust': ANY_VALUE,
    'text-wrap': ANY_VALUE,
    'user-select': ANY_VALUE,
  },
  ignoreAtRules: ['page'],
};

/** Raw colours and sizes live in the files of tokens alone. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [true, { available: 'widely', ...MAY_BE_MISSING }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch', 'hwb'],
    'unit-disallowed-list': [
      ['px', 'rem', 'pt', 'cm', 'mm'],
      { ignoreMediaFeatureNames: { rem: ['/width/', '/height/'] } },
    ],
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'import-notation': 'string',
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    {
      files: ['src/styles/tokens.css', 'src/styles/tokens-results.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'unit-disallowed-list': null },
    },
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
  ],
};
