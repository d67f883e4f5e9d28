import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Banner } from '#ui/sections/banner.tsx';

export function Opening() {
  const { words, language } = usePage();
  const { label, email, sms } = words.bulkEmail.banner;
  return (
    <Banner
      id="banner"
      label={label}
      indicators="squares"
      slides={[
        {
          id: 'email',
          title: email.title,
          subtitle: format(email.subtitle, language, { rate: bulkEmail.emailsPerMinute }),
          note: format(email.note, language, { free: bulkEmail.freeEmails }),
          picture: <BulkEmailHero />,
          buttons: [
            { type: 'anchor', anchor: 'calculator', text: email.calculate },
            { type: 'anchor', anchor: 'free', text: email.signUp, look: 'secondary' },
          ],
        },
        {
          id: 'sms',
          title: sms.title,
          subtitle: format(sms.subtitle, language, { maximum: bulkSms.campaignMaximum }),
          picture: <TextMessageHero />,
          buttons: [
            { to: '/products/sms', text: sms.discover },
            { type: 'contact', text: sms.contact, look: 'secondary' },
          ],
        },
      ]}
    />
  );
}

/** A telephone as tall as a house, and the messages that reach it. */
const rows = [
  'fan2:vm blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'half1:fm blank:m blank:m blank:m blank:m half3:sm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
];

function TextMessageHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('night')} d={rounded(180, 60, 240, 440, 34)} />
      <path className={classOf('day')} d={box(198, 104, 204, 340)} />
      <path className={classOf('day')} d={disc(300, 472, 13)} />
      <path className={classOf('ice')} d={`${rounded(212, 124, 140, 70, 22)}M226 176l34 12-34 26z`} />
      <path className={classOf('sky')} d={`${rounded(250, 230, 140, 70, 22)}M376 282v40l-40-26z`} />
      <path className={classOf('blush')} d={`${rounded(212, 338, 160, 70, 22)}M226 390l34 12-34 26z`} />
      <path className={classOf('night')} d={box(234, 146, 90, 9) + box(234, 166, 60, 9) + box(234, 362, 104, 9)} />
      <path className={classOf('day')} d={box(272, 252, 90, 9) + box(272, 272, 54, 9)} />
      <path className={classOf('vermilion')} d={disc(420, 66, 34)} />
      <path className={classOf('day')} d={box(415, 46, 11, 40)} />
      <Ant x={90} y={500} scale={0.9} pose="lift" limbs="night" />
      <path className={classOf('sky')} d={`${rounded(36, 330, 116, 74, 22)}M104 396l-6 22-24-18z`} />
      <Ant x={510} y={500} scale={0.9} pose="heave" faces="left" limbs="night" />
      <path className={classOf('forest')} d={`${rounded(450, 330, 116, 74, 22)}M500 396l4 22 24-18z`} />
    </Composition>
  );
}

/** One letter goes in, a whole sky of them comes out. */
const bulkEmailRows = [
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'quarter:fm quarter1:fm quarter:fm quarter1:fm quarter:fm quarter1:fm',
];

const flaps = ['vermilion', 'mustard', 'blush', 'forest'] as const;

/** In ranks that get smaller the further they are. */
const flock = [
  [300, 214, 1.15],
  [392, 236, 1.15],
  [484, 258, 1.15],
  [330, 128, 0.98],
  [412, 146, 0.98],
  [494, 164, 0.98],
  [358, 58, 0.8],
  [426, 73, 0.8],
  [494, 88, 0.8],
  [384, 4, 0.62],
  [438, 16, 0.62],
  [492, 28, 0.62],
] as const;

function BulkEmailHero({ title }: Alternative) {
  return (
    <Composition rows={bulkEmailRows} keep="centre" title={title}>
      <path
        className={classOf('ice')}
        d={disc(90, 118, 34) + disc(146, 100, 46) + disc(200, 122, 28) + rounded(50, 118, 186, 36, 18)}
      />
      {flock.map(([x, y, scale], index) => (
        <Envelope
          key={`${x} ${y}`}
          x={x}
          y={y}
          scale={scale}
          tilt={-12}
          flap={flaps[index % flaps.length] ?? 'vermilion'}
        />
      ))}
      <g transform="translate(60 250)rotate(-4)">
        <path className={classOf('blush')} d="M0 40L110-40L220 40v122H0z" />
        <path className={classOf('day')} d="M22-8h176v90H22z" />
        <path className={classOf('vermilion')} d="M44 14h132v12H44zM44 38h90v12H44z" />
        <path className={classOf('mustard')} d="M0 40L110 118L220 40v122H0z" />
        <path className={classOf('day')} d="M0 162L96 96h28l96 66z" />
      </g>
      <Ant x={110} y={504} scale={0.95} pose="lift" limbs="night" />
      <Ant x={240} y={500} scale={0.95} pose="heave" limbs="night" />
      <Ant x={520} y={600} scale={0.6} pose="walk" faces="left" limbs="night" body="day" />
      <Ant x={420} y={600} scale={0.6} pose="stride" faces="left" limbs="night" body="day" />
      <Ant x={320} y={600} scale={0.6} pose="walk" faces="left" limbs="night" body="day" />
    </Composition>
  );
}
