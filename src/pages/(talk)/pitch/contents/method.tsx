import { usePage } from '#site/page.ts';
import style from './contents.module.css';

export function Method() {
  const { method } = usePage().words.pitch;
  return (
    <>
      <p className={style.lead}>{method.text}</p>
      <dl className={style.rhythm}>
        {method.points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
