import { brand } from '#content/brand.ts';
import type { Database } from '../../database/database.ts';

const promises: Readonly<Record<Database['kind'], readonly string[]>> = {
  embedded: [
    'Survives a crash of this process, but runs without fsync: a power cut can',
    'lose the last seconds. For production set DATABASE_URL to a PostgreSQL.',
  ],
  postgres: ['Any number of servers can share it.'],
};

/** What a person who has just started the site wants to know. */
export function banner(url: string, database: Pick<Database, 'kind' | 'describe'>, mail: readonly string[]): string {
  const rows = [
    ['Site', url],
    ['Database', database.describe()],
    ...promises[database.kind].map((line) => ['', line]),
    ...mail.map((line, index) => [index === 0 ? 'Mail' : '', line]),
    ['Stop', 'Ctrl+C'],
  ];
  const lines = rows.map(([name = '', text = '']) => `  ${name.padEnd(10)}${text}`);
  return ['', `  ${brand.name} is running.`, '', ...lines, '', ''].join('\n');
}

/** A URL that can be opened in a browser: `0.0.0.0` cannot be visited. */
export function visitUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
