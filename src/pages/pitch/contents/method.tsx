import { usePage } from '#platform/page/page.ts';
import { Fact } from '#ui/fact.tsx';
import content from './content.module.css';
import style from './method.module.css';

export function Method() {
  const { method } = usePage().words.pitch;
  return (
    <>
      <p className={content.lead}>{method.text}</p>
      <dl className={style.rhythm}>
        {method.points.map(({ title, text }) => (
          <Fact key={title} label={title}>
            {text}
          </Fact>
        ))}
      </dl>
    </>
  );
}
