import { usePage, variantOf } from '#platform/page/page.ts';
import { When } from '#platform/page/when.tsx';
import { note } from './layout.ts';

/** That prices are before taxes, and which taxes are added; nothing on a server that adds none. */
export function TaxNote() {
  const { flags, taxNote } = variantOf(usePage());
  return <When is={flags.taxes} then={<p className={note}>{taxNote}</p>} />;
}
