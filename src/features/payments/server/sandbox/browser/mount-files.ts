import { wordsIn } from '#content/words.ts';
import type { App } from '#platform/server/app-context.ts';
import { languageCodes } from '#site/languages.ts';
import { sandboxFiles } from '../pages/layout.ts';
import checkoutScript from './checkout.js?raw';
import style from './sandbox.css?raw';
import widgetSource from './widget.js?raw';

/** The files that a browser needs, as they are; the build puts them into the server. */
export function mountFiles(app: App): void {
  const files = [
    { path: sandboxFiles.style, type: 'text/css', text: style },
    { path: sandboxFiles.checkout, type: 'text/javascript', text: checkoutScript },
    { path: sandboxFiles.widget, type: 'text/javascript', text: widgetScript() },
  ];
  for (const { path, type, text } of files) {
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }));
  }
}

/** A plain script, as Wompi's is: the module's function, called with its words. */
function widgetScript(): string {
  const words = languageCodes.map((language) => {
    const { band, widget } = wordsIn(language).sandbox;
    return [language, { band, ...widget }];
  });
  const source = widgetSource.replace(/^export /m, '');
  return `(() => {\n${source}\ndefineWidget(${JSON.stringify(Object.fromEntries(words))});\n})();\n`;
}
