import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { lookedAt } from './looked-at.ts';

/** Prints one line at the end of the run: how much was checked, and what was found. */
export default class CountLooks implements Reporter {
  #looks = 0;
  #tests = 0;
  #faulty: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#tests++;
    for (const { type, description } of result.annotations) if (type === lookedAt) this.#looks += Number(description);
    if (result.status !== 'passed' && result.status !== 'skipped') this.#faulty.push(test.title);
  }

  onEnd({ duration }: FullResult): void {
    const minutes = (duration / 60_000).toFixed(1);
    const found = this.#faulty.length === 0 ? 'nothing found' : `problems in ${this.#faulty.length}`;
    const looks = `${this.#looks} combinations of page, language, theme and look`;
    process.stdout.write(`\nAccess: ${looks}, ${this.#tests} tests, ${found}, ${minutes} minutes\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
