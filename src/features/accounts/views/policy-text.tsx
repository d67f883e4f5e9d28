import { usePage } from '#platform/page/page.ts';
import { SiteLink } from '#ui/links/site-link.tsx';
import { WovenText } from '#ui/sections/woven-text.tsx';

/** A sentence with the privacy policy in it, which can be opened. */
export function PolicyText({ text }: { readonly text: string }) {
  const { policy } = usePage().words.signIn;
  return <WovenText text={text} values={{}} elements={{ policy: <SiteLink to="/politics">{policy}</SiteLink> }} />;
}
