import { startSite } from '../../tests/support/start-site.ts';
import { connections, loadTool } from './load.ts';
import { startPeers } from './peer.ts';

const rounds = 5;
const seconds = 3;

interface Contender {
  readonly name: string;
  readonly url: string;
}

/** Requests a second for one page: ours and its peers' in alternating rounds, so that a busy machine hurts all alike. */
export async function ratesReport(client: string, address: string): Promise<string> {
  const tool = loadTool();
  const [site, peers] = await Promise.all([startSite({ LOG_LEVEL: 'silent' }), startPeers(client, address)]);
  const ours: Contender = { name: 'this site, one process', url: `${site.origin}${address}` };
  try {
    await assertSameBody([ours, ...peers]);
    const rates = new Map<Contender, number[]>([ours, ...peers].map((contender) => [contender, []]));
    for (const { url } of rates.keys()) await tool.run(url, 2);
    for (let round = 0; round < rounds; round++) {
      for (const [{ url }, results] of rates) results.push(await tool.run(url, seconds));
    }
    const share = (peer: Contender) => Math.round((100 * median(rates.get(ours))) / median(rates.get(peer)));
    return [
      `requests a second for ${address}, gzip, no request logs, ${connections} connections, ${rounds} × ${seconds} s by ${tool.name}`,
      ...[...rates].map(([{ name }, results]) => `  ${name.padEnd(24)} ${spread(results)}`),
      ...peers.map((peer) => `  this site answers ${share(peer)}% of what ${peer.name} does`),
    ].join('\n');
  } finally {
    await Promise.all([site, ...peers].map((server) => server.stop()));
  }
}

async function assertSameBody(contenders: readonly Contender[]): Promise<void> {
  const bodies = await Promise.all(contenders.map(async ({ url }) => (await fetch(url)).text()));
  const odd = contenders.find((_, index) => bodies[index] !== bodies[0]);
  if (odd) throw new Error(`${odd.name} answers another page: the comparison would mean nothing`);
}

function median(values: readonly number[] = []): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: readonly number[]): string {
  const words = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    Math.round(value).toLocaleString('en'),
  );
  return `${words[0]} (${words[1]} to ${words[2]})`;
}
