/** Columns of equal width, with numbers aligned right. Each row stays on one line. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')));
  const columns = head.map((_, column) => {
    const cells = lines.map((line) => line[column] ?? '');
    const width = Math.max(...cells.map((cell) => cell.length));
    const isNumber = cells.slice(1).every((cell) => /^\d+$/.test(cell));
    return { pad: (cell: string) => (isNumber ? cell.padStart(width) : cell.padEnd(width)) };
  });
  return lines
    .map((line) => columns.map(({ pad }, column) => pad(line[column] ?? '')).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
