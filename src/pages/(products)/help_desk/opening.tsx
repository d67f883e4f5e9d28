import { HelpDeskHero } from '#components/art/heroes/help-desk.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { OutsideButton } from '#components/shell/outside-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { PlayIcon } from '#components/ui/icons.tsx';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { videoId } from '#site/video.ts';
import style from './opening.module.css';
import { signUpAddress } from './sign-up.ts';

export function Opening() {
  const { words, language } = usePage();
  const { headline, lead, watch, noCard, try: tryIt } = words.helpDesk;
  return (
    <div className={style.opening}>
      <Hero
        title={headline}
        lead={lead}
        picture={<HelpDeskHero />}
        tone="ice"
        actions={
          <>
            <OutsideButton href={signUpAddress} size="large">
              {format(tryIt, language, { days: helpDesk.trialDays })}
            </OutsideButton>
            <Button href={`#${videoId}`} look="secondary" size="large" icon={<PlayIcon />} data-enhance="video">
              {watch}
            </Button>
          </>
        }
      >
        <p className={style.note}>{noCard}</p>
      </Hero>
    </div>
  );
}
