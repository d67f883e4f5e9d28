import { Fact } from './fact.tsx';
import style from './stats.module.css';

/** A few figures across the page, on the dark band. */
export function Stats({ stats }: { readonly stats: readonly { readonly figure: string; readonly label: string }[] }) {
  return (
    <div className={style.band}>
      <dl className={style.stats}>
        {stats.map(({ figure, label }) => (
          <Fact key={label} label={label}>
            {figure}
          </Fact>
        ))}
      </dl>
    </div>
  );
}
