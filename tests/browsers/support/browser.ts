/** What the journeys need of a browser; `chromium.ts`, `firefox.ts` and `webkit.ts` are the three that there are. */
export interface Browser {
  /** A tab of a visitor who was never here. The tab before it is closed. */
  newTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions {
  readonly width: number;
  readonly height: number;
  readonly javaScript: boolean;
}

export interface Tab {
  navigate(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It can use nothing of its file. */
  run<Result>(script: () => Result): Promise<Result>;
  /** Whether `find` returns an element. */
  has(wanted: Wanted): Promise<boolean>;
  /** Presses the middle of the element that `find` returns, with a real pointer. Rejects if there is none. */
  click(wanted: Wanted): Promise<void>;
  /** Replaces what is in the field that `find` returns, key by key. */
  type(text: string, wanted: Wanted): Promise<void>;
  press(key: Key): Promise<void>;
  /** Continues in the first frame of the page, or again in the page. */
  enterFrame(enters: boolean): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the browser's console has complained about since the tab was opened. */
  complaints(): Promise<readonly string[]>;
}

export type Wanted = readonly [selector: string, name?: string];

/** The code points that WebDriver has for keys; `chromium.ts` has the names. */
export const keys = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof keys;

/**
 * The first visible element that matches the selector and has these words in its name: its label, or its text. Runs in
 * the page.
 */
export function find([selector, name = '']: Wanted): HTMLElement | undefined {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [element.getAttribute('aria-label'), ...labelsOf(element).map((label) => label.textContent), element.textContent]
        .map(plain)
        .some((text) => text.includes(name)),
  );
}

export const missing = ([selector, name = '']: Wanted) => `There is no visible ${selector} with the name “${name}”.`;
