import heads from './heads.json';
import { headId, mailKinds } from './mail-kinds.ts';

interface MailPicture {
  readonly id: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** The pictures that the HTML of a mail refers to: its head, or none. */
export function picturesIn(html: string): readonly MailPicture[] {
  return mailKinds
    .filter((kind) => html.includes(`src="cid:${headId(kind)}"`))
    .map((kind) => ({ id: headId(kind), name: 'logo.png', content: Buffer.from(heads[kind], 'base64') }));
}
