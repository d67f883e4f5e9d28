/** Of what Lighthouse tells, the part that we read. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
  /** How quick this machine was just then: some 1500 and more for a fast, idle computer. */
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  /** From 0 to 1; null where an audit failed to run. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}
