import { startSite } from '../tests/support/start-site.ts';
import { connections, loadTool } from './load.ts';
import { startPeer } from './peer.ts';

const rounds = 5;
const seconds = 3;

/** Requests a second for one page: ours and a peer's in alternating rounds, so that a busy machine hurts both alike. */
export async function ratesReport(client: string, address: string): Promise<string> {
  const tool = loadTool();
  const [site, peer] = await Promise.all([startSite({ LOG_LEVEL: 'silent' }), startPeer(client, address)]);
  try {
    const url = `${site.origin}${address}`;
    await assertSameBody(url, peer.url);
    await Promise.all([tool.run(url, 2), tool.run(peer.url, 2)]);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await tool.run(url, seconds));
      theirs.push(await tool.run(peer.url, seconds));
    }
    const share = Math.round((100 * median(ours)) / median(theirs));
    return [
      `requests a second for ${address}, gzip, no request logs, ${connections} connections, ${rounds} × ${seconds} s by ${tool.name}`,
      `  this site, one process   ${spread(ours)}`,
      `  ${peer.name.padEnd(24)} ${spread(theirs)}`,
      `  this site answers ${share}% of what ${peer.name} does (aim: 40% of nginx)`,
    ].join('\n');
  } finally {
    await Promise.all([site.stop(), peer.stop()]);
  }
}

async function assertSameBody(url: string, peerUrl: string): Promise<void> {
  const [ours, theirs] = await Promise.all([url, peerUrl].map(async (each) => (await fetch(each)).text()));
  if (ours !== theirs)
    throw new Error(`${url} and ${peerUrl} answer different pages: the comparison would mean nothing`);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: readonly number[]): string {
  const words = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    Math.round(value).toLocaleString('en'),
  );
  return `${words[0]} (${words[1]} to ${words[2]})`;
}
