import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,functions,local,scripts}/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', 'functions/lib/**', 'dist/**'],
  },
});
