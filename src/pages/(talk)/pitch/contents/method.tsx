import { Fact } from '#components/ui/fact.tsx';
import { usePage } from '#site/page.ts';
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
