interface Part {
  readonly limit: number;
  readonly offset: number;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly hasOlder: boolean;
}

/** A page of a list, from 1. The query reads one row more than it shows, to know whether there is another page. */
export async function readPage<Row>(
  page: number,
  size: number,
  find: (part: Part) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const found = await find({ limit: size + 1, offset: (page - 1) * size });
  return { rows: found.slice(0, size), page, hasOlder: found.length > size };
}
