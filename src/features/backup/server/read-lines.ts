import { createReadStream } from 'node:fs';

/** Not by `readline`, for which a line also ends at signs that visitors may write, such as U+2028. */
export async function* readLines(path: string): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
