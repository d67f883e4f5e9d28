import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { JapanBanner } from './banner.tsx';

export default function Page() {
  return (
    <>
      <JapanBanner />
      <MarketingPopup />
    </>
  );
}
