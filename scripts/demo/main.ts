import { openDatabase } from '#platform/database/open-database.ts';
import { writeFiles } from '../../src/app/testing-demo/files.ts';
import { demoSize, fillDatabase, makeDemo } from '../../src/app/testing-demo/fill.ts';

/** Fills the folder that `demo.mjs` has created: `tsx scripts/demo/main.ts <folder> <migrations>`. */
const [, , dataDir = '', migrationsDir = ''] = process.argv;
// The data is for this user alone, as that of the site.
process.umask(0o077);
const note = (text: string) => void process.stdout.write(`  ${text}\n`);
const database = await openDatabase({ url: undefined, dataDir, migrationsDir });
const demo = makeDemo({ ...demoSize, now: new Date() });
await fillDatabase(database.db, demo, note);
writeFiles(demo, dataDir);
await database.close();
