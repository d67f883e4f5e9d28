import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

type Message = z.infer<typeof report>['messages'][number];

/**
 * The checker knows neither style sheets of the last years (view transitions, container queries, scroll timelines),
 * which browsers that do not know them skip, nor `<link rel=expect blocking=render>` of the HTML standard.
 */
const notOfThePage = [/^CSS: /, /^A “link” element with a “blocking” attribute must have a “rel” attribute/];

/** What is wrong with the HTML itself, each kind once, with the pages that have it. */
export function findingsIn(messages: readonly Message[]): Map<string, { example: string; pages: Set<string> }> {
  const findings = new Map<string, { example: string; pages: Set<string> }>();
  for (const { type, message, url = '', extract = '' } of messages) {
    if (type !== 'error' || notOfThePage.some((pattern) => pattern.test(message))) continue;
    const finding = findings.get(message) ?? { example: extract.trim(), pages: new Set() };
    finding.pages.add(url);
    findings.set(message, finding);
  }
  return findings;
}

/** Checks every built page with the W3C's own checker. */
function checkPages(jar: string, client: string): void {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => join(client, path));
  console.log(`Checking ${pages.length} pages; this takes a minute or two.`);
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss8m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--errors-only', ...pages],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw new Error(`The checker needs Java, version 11 or newer: ${error.message}`);
  const findings = findingsIn(report.parse(JSON.parse(stderr)).messages);
  for (const [message, { example, pages: found }] of findings) {
    const [first = ''] = found;
    console.log(`\n${message}\n  ${example}\n  on ${found.size} pages, such as ${relative(client, first.slice(5))}`);
  }
  if (findings.size > 0) process.exitCode = 1;
  else console.log('No errors in the HTML of any page.');
}

const [jar, client] = process.argv.slice(2);
if (jar && client) checkPages(jar, client);
