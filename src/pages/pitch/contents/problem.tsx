import { usePage } from '#platform/page/page.ts';
import style from './problem.module.css';

export function Problem() {
  const { problem } = usePage().words.pitch;
  return (
    <ul className={style.points}>
      {problem.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
