const files: Readonly<Record<string, string>> = import.meta.glob('./Example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The code that the place to try begins with: a file of the book, so that its types hold. */
export const exampleCode = files['./Example.tsx'] ?? '';
