/** Small pieces of text that several emitters write. */

/** First lines of every generated file. */
export const banner = (what: string, source: string): string =>
  `// ${what}\n// Generated from ${source} by \`npm run generate\`; do not edit.`;
