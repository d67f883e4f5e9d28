import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createLimitedProcess, type LimitedProcess, type ProcessLimits } from './limited-process.ts';
import { bundleProgram } from './testing-bundle-program.ts';
import type { TestAnswer, TestJob } from './testing-program.ts';

const { program, remove } = await bundleProgram('src/platform/server/limited-process/testing-program.ts');
afterAll(remove);

const usual: ProcessLimits = {
  processorMs: 60_000,
  memoryMb: 2_000,
  idleMs: 60_000,
  longestMs: 60_000,
  waiting: 10,
  niceness: 5,
};

const open: LimitedProcess<TestJob, TestAnswer>[] = [];
afterEach(() => Promise.all(open.splice(0).map((opened) => opened.close())));

function opened(limits: Partial<ProcessLimits> = {}, code = program) {
  const created = createLimitedProcess<TestJob, TestAnswer>(code, { ...usual, ...limits });
  open.push(created);
  return created;
}

/** Also false for a process that has ended and that nobody has asked about yet. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/stat`;
  return !existsSync(file) || !readFileSync(file, 'utf8').includes(') Z ');
}

/** The fields of the answer to a job that was done. */
async function answerOf(outcome: ReturnType<LimitedProcess<TestJob, TestAnswer>['run']>): Promise<TestAnswer> {
  const result = await outcome;
  if (result.kind !== 'done') throw new Error(`The job was not done: ${JSON.stringify(result)}`);
  return result.result;
}

describe('a process with limits', () => {
  it('does jobs in their order, gives way to others, and knows none of the settings of the server', async () => {
    vi.stubEnv('SECRET', 'x');
    const { run } = opened();
    const answers = await Promise.all([run({ does: 'answers' }), run({ does: 'answers' })].map(answerOf));
    expect(answers.map(({ jobs }) => jobs)).toEqual([1, 2]);
    expect(answers[0]?.pid).toBe(answers[1]?.pid);
    expect(answers[0]?.niceness).toBe(5);
    expect(answers[0]?.environment).not.toContain('SECRET');
  });

  it('takes and returns 40 MB', { tags: 'system' }, async () => {
    const bytes = Buffer.alloc(40_000_000, 'ñ');
    const answer = await answerOf(opened().run({ does: 'answers', bytes }));
    expect(bytes.equals(answer.bytes ?? new Uint8Array())).toBe(true);
  });

  it('reports an error of a job by its name, and goes on in the same process', async () => {
    const { run } = opened();
    const [failed, after] = await Promise.all([run({ does: 'fails' }), run({ does: 'answers' })]);
    expect(failed).toMatchObject({ kind: 'failed', name: 'RangeError' });
    expect(after).toMatchObject({ kind: 'done', result: { jobs: 2 } });
  });

  it.each([
    ['loops', { processorMs: 300 }, { kind: 'overBudget' }],
    ['fills the heap', { memoryMb: 200 }, { kind: 'crashed' }],
    ['fills buffers', { memoryMb: 400 }, { kind: 'crashed', detail: 'out of memory' }],
    ['exits', {}, { kind: 'crashed', detail: 'exit code 7' }],
  ] as const)('gives up a job that %s, and does those behind it in a new process', async (does, limits, expected) => {
    const { run } = opened(limits);
    const outcomes = await Promise.all([run({ does }), run({ does: 'answers' }), run({ does: 'answers' })]);
    expect(outcomes).toMatchObject([
      expected,
      { kind: 'done', result: { jobs: 1 } },
      { kind: 'done', result: { jobs: 2 } },
    ]);
  });

  it('gives up a job that waits for ever', async () => {
    expect(await opened({ longestMs: 500 }).run({ does: 'waits for ever' })).toEqual({ kind: 'overBudget' });
  });

  it('counts no time in which a job only waits', async () => {
    const { run } = opened({ processorMs: 300 });
    const outcomes = [await run({ does: 'answers' }), await run({ does: 'sleeps for a second' })];
    expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  });

  it('says why a program cannot be loaded', async () => {
    const outcome = await opened({}, new URL('no-such-program.mjs', import.meta.url)).run({ does: 'answers' });
    expect(outcome).toMatchObject({ kind: 'crashed', detail: expect.stringContaining('MODULE_NOT_FOUND') });
  });

  it('ends when it is idle, and starts again when there is work', async () => {
    const { run } = opened({ idleMs: 20 });
    const { pid } = await answerOf(run({ does: 'answers' }));
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await answerOf(run({ does: 'answers' }))).toMatchObject({ jobs: 1 });
  });

  it('does a job in a new process when the idle one has ended meanwhile', async () => {
    const { run } = opened();
    const { pid } = await answerOf(run({ does: 'answers' }));
    process.kill(pid, 'SIGKILL');
    expect(await answerOf(run({ does: 'answers' }))).toMatchObject({ jobs: 1 });
  });

  it('does a job in a new process when others have left no memory for it', { tags: 'system' }, async () => {
    const { run } = opened({ memoryMb: 500 });
    const outcomes = [await run({ does: 'keeps 300 MB' }), await run({ does: 'keeps 300 MB' })];
    expect(outcomes).toMatchObject([
      { kind: 'done', result: { jobs: 1 } },
      { kind: 'done', result: { jobs: 1 } },
    ]);
  });

  it.skipIf(process.platform === 'win32')(
    'reports that the server has no file descriptor left',
    { tags: 'system' },
    async () => {
      const code = `
      import { openSync } from 'node:fs';
      import { createLimitedProcess } from ${JSON.stringify(new URL('limited-process.ts', import.meta.url).href)};
      const { run } = createLimitedProcess(new URL(${JSON.stringify(program.href)}), ${JSON.stringify(usual)});
      const opened = [];
      try { for (;;) opened.push(openSync('/dev/null')); } catch {}
      const { kind } = await run({ does: 'answers' });
      await new Promise((resolve) => setTimeout(resolve, 10));
      process.stdout.write(kind);
      process.exit();`;
      const limited = `ulimit -n 100 && exec "$0" --import tsx --input-type=module --eval "$1"`;
      const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, code]);
      expect(stdout).toBe('crashed');
    },
  );

  it('refuses what is too much, and everything after it was closed', async () => {
    const { run, close } = opened({ waiting: 2 });
    const waiting = [run({ does: 'waits for ever' }), run({ does: 'answers' })];
    expect(await run({ does: 'answers' })).toEqual({ kind: 'refused', reason: 'busy' });
    await close();
    expect(await Promise.all(waiting)).toMatchObject([{ kind: 'crashed' }, { kind: 'refused', reason: 'closed' }]);
    expect(await run({ does: 'answers' })).toEqual({ kind: 'refused', reason: 'closed' });
  });

  it('ends when the server is killed', async () => {
    const code = `
      import { createLimitedProcess } from ${JSON.stringify(new URL('limited-process.ts', import.meta.url).href)};
      const { run } = createLimitedProcess(new URL(${JSON.stringify(program.href)}), ${JSON.stringify(usual)});
      const { result } = await run({ does: 'answers' });
      console.log(result.pid);
      setInterval(() => undefined, 1_000);`;
    const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
