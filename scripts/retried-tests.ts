// A test of pages that fails may try once more, and is named here if it then passes: a machine can be too busy for a
// browser, but a test that often stands in this list has found something.
import type { Reporter, TestCase } from 'vitest/node';

export class RetriedTests implements Reporter {
  readonly #tests: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#tests.push(test);
  }

  onTestRunEnd(): void {
    if (this.#tests.length === 0) return;
    console.log('\nPassed only at the second try:');
    for (const test of this.#tests) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(`    ${message}`);
    }
  }
}
