/** Rows under their heads: words to the left, figures to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isFigure = heads.map((_, column) => rows.every((row) => /^[^a-z]*\d|^[–-]?$/i.test(row[column] ?? '')));
  const cell = (text: string, column: number) =>
    isFigure[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
