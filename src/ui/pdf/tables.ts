import { colours } from '../style/colours.ts';
import { box, drawFrame, row, stack, tagged, write } from './parts.ts';
import { margin, type Part, type Writer } from './writer.ts';

interface Fact {
  readonly label: string;
  /** Several lines are several paragraphs; of two equal ones one is enough. */
  readonly value: string;
}

/** Names and values in rows, in columns of equal width. */
export function facts(rows: readonly (readonly Fact[])[]): Part {
  const lines = rows.map((cells, index) => {
    const columns = cells.map((cell) => ({ part: fact(cell) }));
    return box(row(columns, { gap: 16 }), { vertical: 5, rules: index === 0 ? ['top', 'bottom'] : ['bottom'] });
  });
  return stack(lines);
}

function fact({ label, value }: Fact): Part {
  const values = [...new Set(value.split('\n'))];
  return tagged('Div', stack([write(label, { style: 'label' }), ...values.map((line) => write(line))]));
}

/** The second text of a cell is below the first, and smaller. */
interface Cell {
  readonly text: string;
  readonly below?: string | undefined;
}

interface Sum {
  readonly label: string;
  readonly amount: string;
}

interface Table {
  /** One without a width is as wide as the others leave it. */
  readonly columns: readonly { readonly label: string; readonly width?: number }[];
  readonly rows: readonly (readonly Cell[])[];
  /** The space above and below the text of a row. */
  readonly rowPadding?: number;
  /** Such as subtotal and taxes. */
  readonly sums?: readonly Sum[];
  readonly total: Sum;
}

const padding = 16;
/** All columns but the first contain amounts. */
const alignOf = (column: number) => (column === 0 ? 'left' : 'right');

/** Items and their sums. Each page repeats the head, no row is split, and the sums stay with the last row. */
export function placeTable(writer: Writer, { columns, rows, rowPadding = 4, sums = [], total }: Table): void {
  const inColumns = (cells: readonly Part[]) => {
    const parts = cells.map((part, column) => ({ part, width: columns[column]?.width }));
    return tagged('TR', row(parts, { gap: 12 }));
  };
  const labels = columns.map(({ label }, column) =>
    write(label, { style: 'label', tag: 'TH', align: alignOf(column) }),
  );
  const head = box(inColumns(labels), { vertical: 6, horizontal: padding, fill: colours.sand })(writer.width);
  const end = endOf(sums, total)(writer.width);

  let top = writer.y;
  const drawRowFrame = () => {
    const height = writer.y - top;
    if (height > 2) writer.decoration(() => drawFrame(writer.pdf, [margin, top, writer.width, height]));
  };
  /** Returns whether that took a new page. */
  const makeRoom = (height: number) => {
    if (height <= writer.spaceLeft) return false;
    writer.skip(2);
    drawRowFrame();
    writer.newPage();
    top = writer.y;
    return true;
  };
  writer.tag('Table', () => {
    for (const [index, cells] of rows.entries()) {
      const line = box(inColumns(cells.map(cellPart)), { vertical: rowPadding, rules: ['top'] });
      const block = box(line, { horizontal: padding })(writer.width);
      const [isFirst, isLast] = [index === 0, index === rows.length - 1];
      const isOnNewPage = makeRoom(block.height + (isFirst ? head.height : 0) + (isLast ? end.height : 0));
      if (isFirst) writer.placeBlock(head);
      // Read out once: the following pages continue the same table.
      else if (isOnNewPage) writer.decoration(() => writer.placeBlock(head), 'Pagination');
      writer.placeBlock(block);
    }
  });
  makeRoom(end.height);
  writer.placeBlock(end);
  drawRowFrame();
}

function cellPart({ text, below }: Cell, column: number): Part {
  const align = alignOf(column);
  const style = column === 1 ? 'text' : 'strong';
  if (!below) return text ? write(text, { style, align, tag: 'TD' }) : tagged('TD', stack([]));
  return tagged('TD', stack([write(text, { style, align }), write(below, { style: 'foot', align })]));
}

function endOf(sums: readonly Sum[], total: Sum): Part {
  const lines = sums.map(({ label, amount }) =>
    tagged('Div', row([{ part: write(label) }, { part: write(amount, { align: 'right' }) }])),
  );
  const whole = [
    { part: write(total.label, { style: 'lead', color: colours.paper }) },
    { part: write(total.amount, { style: 'figure', color: colours.mustard, align: 'right' }) },
  ] as const;
  const before = box(stack(lines, 4), { vertical: 4, rules: ['top'] });
  return stack([
    ...(lines.length > 0 ? [box(before, { horizontal: padding })] : []),
    box(tagged('Div', row(whole, { align: 'middle' })), { vertical: 6, horizontal: padding, fill: colours.ink }),
  ]);
}
