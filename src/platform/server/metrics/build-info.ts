import packageFile from '../../../../package.json' with { type: 'json' };
import type { Database } from '../../database/database.ts';
import type { Family } from './family.ts';

/** Which program this is, as labels of a number that is always 1. */
export function buildInfo({ kind: database }: Pick<Database, 'kind'>): Family {
  const labels = { version: packageFile.version, node: process.version, database };
  return {
    name: 'hormiga_build_info',
    help: 'Version of the site, of Node, and the kind of database.',
    type: 'gauge',
    samples: () => [{ labels, value: 1 }],
  };
}
