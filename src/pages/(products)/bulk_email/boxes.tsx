import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { columns } from '#ui/layout.ts';
import { ContactButton, OutsideButton } from '#ui/links.tsx';
import style from './boxes.module.css';

/** Two sections side by side: for visitors who send very much, and for those who have not sent anything yet. */
export function Boxes() {
  const { words, language } = usePage();
  const { boxes } = words.bulkEmail;
  const figures = { maximum: bulkEmail.dailyMaximum, free: bulkEmail.freeEmails };
  return (
    <div className={columns(0, { wide: 2 }, style.boxes)}>
      <section id="more" className={style.many} aria-labelledby="more-title" {...dataProps({ scheme: 'light' })}>
        <h2 id="more-title">{format(boxes.manyTitle, language, figures)}</h2>
        <p>{boxes.manyText}</p>
        <ContactButton size="large">{boxes.manyAction}</ContactButton>
        <Picture width={420} height={200} look={style.picture}>
          <Ant x={90} y={200} pose="lift" limbs="night" />
          <Ant x={210} y={200} pose="heave" limbs="night" />
          <Ant x={330} y={200} pose="lift" limbs="night" />
          <Envelope x={62} y={64} scale={1.9} paper="ice" flap="sky" />
          <Envelope x={182} y={60} scale={1.9} paper="mustard" flap="forest" />
          <Envelope x={300} y={64} scale={1.9} paper="day" flap="vermilion" />
          <Envelope x={122} y={-16} scale={1.9} paper="day" flap="mustard" />
          <Envelope x={242} y={-20} scale={1.9} paper="ice" flap="vermilion" />
        </Picture>
      </section>
      <section id="free" className={style.free} aria-labelledby="free-title" {...dataProps({ scheme: 'light' })}>
        <h2 id="free-title">{format(boxes.freeTitle, language, figures)}</h2>
        <p>{boxes.freeText}</p>
        <OutsideButton href={bulkEmail.signUp} size="large">
          {boxes.freeAction}
        </OutsideButton>
        <Picture width={420} height={110} look={style.picture}>
          <Ant x={110} y={110} pose="stride" limbs="night" />
          <Envelope x={230} y={38} scale={1.7} flap="vermilion" />
        </Picture>
      </section>
    </div>
  );
}
