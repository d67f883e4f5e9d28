import type { ReactNode } from 'react';

export interface Part {
  /** Unique; also the anchor: `/gallery#button`. */
  readonly part: string;
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly note?: string;
  /** Those of these names take the whole width, or all of them. */
  readonly wide?: true | readonly string[];
  readonly examples: Readonly<Record<string, ReactNode>>;
}

export interface Group {
  readonly title: string;
  readonly parts: readonly Part[];
}
