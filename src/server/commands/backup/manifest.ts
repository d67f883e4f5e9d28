import { z } from 'zod';

const sum = z.object({ bytes: z.int(), sha256: z.string() });

/** What stands in `manifest.json`, which is written last: a folder with one is whole. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), ...sum.shape })),
  counters: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ id: z.uuid(), ...sum.shape })),
});

export type Manifest = z.infer<typeof manifest>;

export const manifestFile = 'manifest.json';
export const tableFile = (name: string) => `tables/${name}.jsonl`;
export const attachmentFile = (id: string) => `attachments/${id}`;
