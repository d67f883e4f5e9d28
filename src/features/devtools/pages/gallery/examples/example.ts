import type { ReactNode } from 'react';

export interface Example {
  readonly name: string;
  readonly draw: () => ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean;
}

export interface Part {
  /** Unique; also the anchor: `/gallery#button`. */
  readonly part: string;
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly note?: string;
  readonly examples: readonly Example[];
}

export interface Group {
  readonly title: string;
  readonly parts: readonly Part[];
}
