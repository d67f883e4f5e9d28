import { MarketingPopup } from '#components/sections/marketing-popup.tsx';
import { JapanBanner } from './banner.tsx';

export default function Page() {
  return (
    <>
      <JapanBanner />
      <MarketingPopup />
    </>
  );
}
