import { Fact } from './fact.tsx';
import style from './stats.module.css';

interface Props {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
}

/** A few figures across the page, on the dark band. */
export function Stats({ stats }: Props) {
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
