import { usePage } from '#platform/page/page.ts';
import style from './example-label.module.css';

/** Beside what no real person or company stands behind. */
export function ExampleLabel() {
  return <span className={style.example}>{usePage().words.product.example}</span>;
}
