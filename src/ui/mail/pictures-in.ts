import heads from './heads.json';
import { headId, type MailKind } from './mail-kinds.ts';

interface MailPicture {
  readonly id: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** The pictures that the HTML of a mail refers to: its head, or none. */
export function picturesIn(html: string): readonly MailPicture[] {
  const kinds: readonly MailKind[] = ['account', 'ticket', 'meeting', 'payment', 'quote'];
  return kinds
    .filter((kind) => html.includes(`src="cid:${headId(kind)}"`))
    .map((kind) => ({ id: headId(kind), name: 'logo.png', content: Buffer.from(heads[kind], 'base64') }));
}
