import { Countries } from './countries.tsx';
import { HelpTip } from './help-tip.tsx';
import { Hero } from './hero.tsx';

export default function Page() {
  return (
    <>
      <Hero />
      <Countries />
      <HelpTip />
    </>
  );
}
