// @ts-check

/**
 * Expressions that are not checked, because no visitor controls the text that they read. `text` is the expression as in
 * its file; one that no longer exists is an error, too.
 * @type {readonly { file: string, text: string, reason: string }[]}
 */
export const exceptions = [
  ...['country=")[a-z]*(")/', 'context=")[1-3](")/', 'signed=")out(")/'].map((rest) => ({
    file: 'src/platform/server/pages/visitor-variant.ts',
    text: `/(<html[^>]* data-${rest}`,
    reason: 'Reads the first 500 bytes of a page that the build drew.',
  })),
  {
    file: 'src/features/help/server/read-page.ts',
    text: '/<script type="application\\/ld\\+json">(.*?)<\\/script>/gs',
    reason: 'Reads pages that the build drew, once for each language.',
  },
  ...[
    '/--([\\w-]+):\\s*(?:light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)|(#\\w{6}));/g',
    '/--((?:size|space)-[\\w-]+):\\s*([^;]+);/g',
  ].map((text) => ({
    file: 'src/features/devtools/pages/gallery/read-tokens.ts',
    text,
    reason: 'Reads the style sheet of the project, when the gallery for developers is built.',
  })),
];
