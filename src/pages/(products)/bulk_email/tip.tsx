import { Badge } from '#ui/badge.tsx';
import style from './tip.module.css';

/** A word of advice across the page. */
export function Tip({ label, text }: { label: string; text: string }) {
  return (
    <div className={style.tip} data-room="dark">
      <p>
        <Badge tone="highlight">{label}</Badge> <span>{text}</span>
      </p>
    </div>
  );
}
