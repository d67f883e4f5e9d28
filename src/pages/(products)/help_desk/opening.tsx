import { helpDesk } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { videoId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Button } from '#ui/button.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { OutsideButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
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

/** A bell on a counter rings, and the letters arrive in order. */
const rows = [
  'quarter3:fb blank:b blank:b blank:b blank:b quarter2:sb',
  'blank:b blank:b fan2:vb fan3:vb blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'half2:ix half2:mx half2:vx half2:ix half2:mx half2:vx',
  'blank:p blank:p blank:p blank:p blank:p blank:p',
];

function HelpDeskHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="centre" title={title}>
      <path className={classOf('mustard')} d="M140 376a160 160 0 0 1 320 0z" />
      <path className={classOf('day')} d="M180 352a128 128 0 0 1 70-96l9 17a109 109 0 0 0-60 79z" />
      <path className={classOf('night')} d={`M290 190h20v30h-20z${rounded(112, 372, 376, 30, 15)}`} />
      <path className={classOf('vermilion')} d={disc(300, 186, 22)} />
      <Ant x={62} y={400} scale={0.72} pose="lift" limbs="night" />
      <Envelope x={20} y={284} tilt={-6} scale={1.2} flap="sky" />
      <Envelope x={512} y={356} tilt={0} scale={1.05} flap="forest" />
      <Envelope x={518} y={314} tilt={4} scale={1} flap="vermilion" />
      <Ant x={110} y={600} scale={0.8} pose="lift" />
      <Envelope x={62} y={472} tilt={-5} scale={1.5} flap="mustard" paper="blush" />
      <Ant x={300} y={600} scale={0.8} pose="heave" />
      <Envelope x={256} y={470} tilt={4} scale={1.5} flap="vermilion" paper="ice" />
      <Ant x={490} y={600} scale={0.8} pose="lift" />
      <Envelope x={442} y={472} tilt={-3} scale={1.5} flap="forest" paper="mustard" />
    </Composition>
  );
}
