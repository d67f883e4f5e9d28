import en from '../../../src/content/en/shell.json' with { type: 'json' };
import es from '../../../src/content/es/shell.json' with { type: 'json' };
import fr from '../../../src/content/fr/shell.json' with { type: 'json' };

/** What stands around every page, as it is called in each language. */
export const shellWords = { en, es, fr };
