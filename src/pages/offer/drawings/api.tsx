import { usePage } from '#platform/page/page.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import style from './api.module.css';

/** Fields on one side, fields on the other, and a wire for each. */
export function ApiSpecimen() {
  const { from, to, rows } = usePage().words.quickServices.api.example;
  return (
    <table className={style.wires}>
      <thead>
        <tr>
          <th scope="col">{from}</th>
          <td aria-hidden="true" />
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <td>{row.from}</td>
            <td className={style.wire} aria-hidden="true">
              <ArrowIcon />
            </td>
            <td>{row.to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
