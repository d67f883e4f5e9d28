import { Composition } from '#ui/art/composition.tsx';

const perRow = 10;

/** A tile for every country of the goal; those of today are laid, the others are the bare ground. */
export function CountryTiles({ now, goal }: { readonly now: number; readonly goal: number }) {
  const laid = ['quarter:vb', 'leaf:mf', 'ring:xm', 'petal:si', 'half:fi'];
  const tiles = Array.from({ length: goal }, (_, index) => (index < now ? laid[index % laid.length] : 'circle:n'));
  const rows = Array.from({ length: Math.ceil(goal / perRow) }, (_, row) =>
    tiles.slice(row * perRow, (row + 1) * perRow).join(' '),
  );
  return <Composition rows={rows} keep="whole" />;
}
