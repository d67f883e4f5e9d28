import { WovenText } from '#components/sections/woven-text.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { usePage } from '#site/page.ts';

/** A sentence with the privacy policy in it, which can be opened. */
export function PolicyText({ text }: { readonly text: string }) {
  const { policy } = usePage().words.signIn;
  return <WovenText text={text} values={{}} elements={{ policy: <SiteLink to="/politics">{policy}</SiteLink> }} />;
}
