import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'artifacts', 'node_modules', 'src/lib/wire'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      // Addresses are the page's own, and the page has no other router than this one.
      'svelte/no-navigation-without-resolve': 'off',
      // Every index is checked by the compiler; an assertion states one that was just proved.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `{#each { length: n } as _, i}` repeats something n times; the underscore says that only the number counts.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // Sets and addresses are made anew, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
