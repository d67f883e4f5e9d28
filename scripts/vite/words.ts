import type { Plugin } from 'vite';
import { readWords } from '../../src/content/read-words.ts';
import { languageCodes } from '../../src/site/languages.ts';

const reader = /\/src\/content\/read-words\.ts$/;

/** Puts the words of all languages into what is built, as JSON. In development, a changed word applies immediately. */
export function words(): Plugin {
  return {
    name: 'words',
    load(id) {
      if (!reader.test(id)) return;
      const texts = Object.fromEntries(languageCodes.map((language) => [language, readWords(language)]));
      return `const texts = ${JSON.stringify(texts)};\nexport const readWords = (language) => texts[language];\n`;
    },
    hotUpdate({ file, modules }) {
      if (!/\/src\/content\/[^/]+\/.*\.json$/.test(file)) return;
      const readers = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        reader.test(id ?? ''),
      );
      return [...modules, ...readers];
    },
  };
}
