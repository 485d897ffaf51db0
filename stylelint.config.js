/** Raw colours and sizes live in the files of tokens alone. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
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
