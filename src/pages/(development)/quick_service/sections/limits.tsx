import { Section } from '#ui/sections/section.tsx';
import { Checklist } from '../../parts/checklist.tsx';
import { useService } from '../use-service.ts';
import style from './limits.module.css';

/** What we need, and what is not part of it: said before, not after. */
export function Limits() {
  const { own, shared } = useService();
  return (
    <Section id="limits" title={shared.limits} tone="card">
      <div className={style.both}>
        <div>
          <h3>{shared.needs}</h3>
          <Checklist items={own.needs} />
        </div>
        <div>
          <h3>{shared.excluded}</h3>
          <Checklist items={own.excluded} kind="excluded" />
        </div>
      </div>
    </Section>
  );
}
