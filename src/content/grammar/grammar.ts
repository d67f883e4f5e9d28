/** What the server needs to read texts that people write in a language. All words are without accents. */
export interface Grammar {
  /** Reduces a word to its stem. */
  readonly stemmer: (word: string) => string;
  /** Changes a word before that. */
  readonly prepareStem?: (word: string) => string;
  /** Changes a text before it is split into words. */
  readonly prepareWords?: (plain: string) => string;
  /** What people write for a word in chats: "u" for "you". */
  readonly shortForms: Readonly<Record<string, string>>;
  /** Changes a text before its question words are looked for; `text` has its accents. */
  readonly prepareQuestion?: (plain: string, text: string) => string;
  /** Words that say nothing about what a question is about, unless they are part of a phrase such as "log in". */
  readonly stopWords: string;
  /** From two. Not "one", which is an article too. */
  readonly numerals: string;
  readonly tens: Readonly<Record<string, number>>;
  /** A number before one of these is a time that something has taken, and not what a question is about. */
  readonly timeUnits: RegExp;
  /** A number before one of these is an amount of money, and does not count things. */
  readonly moneyUnits: RegExp;
  readonly questionWords: Readonly<Record<'who' | 'when' | 'where' | 'howMany' | 'not', RegExp>>;
  /** Short words that are frequent in this language and rare in the others. */
  readonly frequentWords: readonly string[];
}
