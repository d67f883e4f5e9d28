import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import style from './stored-here.module.css';

/** What really stands in this browser, and a button that deletes it. A script fills it in; without one it is not shown. */
export function StoredHere() {
  const { storedTitle, storedNothing, storedDelete, storedDeleted } = usePage().words.legalPolicy;
  return (
    <section className={style.here} aria-labelledby="stored-here" data-enhance="stored-here" data-wake="sight">
      <h3 id="stored-here" tabIndex={-1}>
        {storedTitle}
      </h3>
      <ul className={style.list} />
      <p className={style.nothing}>{storedNothing}</p>
      <Button look="secondary" size="small" data-deleted={storedDeleted}>
        {storedDelete}
      </Button>
    </section>
  );
}
