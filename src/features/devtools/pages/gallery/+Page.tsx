import { Fragment } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { classNames } from '#ui/class-names.ts';
import { stack } from '#ui/layout.ts';
import type { Group, Part } from './examples/example.ts';
import { groups } from './examples/groups.ts';
import style from './gallery.module.css';

export default withHead(
  ({ words, route }) => ({
    title: words.names[route.path as '/gallery'],
    description: 'Every part of this site in every state: colours, type, tile art, controls and islands.',
  }),
  Page,
);

/** Every component in every state, for developers. English only: no visitor comes here. */
function Page() {
  return (
    <div className={stack(7, style.gallery)} lang="en">
      <header>
        <h1>Gallery</h1>
        <p className={style.note}>Every part of this site in every state. The tests go through the same examples.</p>
      </header>
      <nav className={style.contents} aria-label="Parts">
        {groups.map(({ title, parts }) => (
          <section key={title}>
            <h2>{title}</h2>
            {parts.map(({ part, title: name }) => (
              <Fragment key={part}>
                <a href={`#${part}`}>{name}</a>{' '}
              </Fragment>
            ))}
          </section>
        ))}
      </nav>
      <div>
        {groups.map((group) => (
          <GroupSection key={group.title} group={group} />
        ))}
      </div>
    </div>
  );
}

function GroupSection({ group }: { group: Group }) {
  return (
    <div className={style.group}>
      <h2>{group.title}</h2>
      {group.parts.map((part) => (
        <PartSection key={part.part} part={part} />
      ))}
    </div>
  );
}

function PartSection({ part: { part, title, note, wide, examples } }: { part: Part }) {
  return (
    <section id={part} className={style.part} {...dataProps({ part })} aria-labelledby={`${part}-heading`}>
      <h3 id={`${part}-heading`}>{title}</h3>
      {note && <p className={style.note}>{note}</p>}
      <div className={style.examples}>
        {Object.entries(examples).map(([name, example]) => (
          <figure
            key={name}
            className={classNames(style.example, (wide === true || wide?.includes(name)) && style.wide)}
          >
            <figcaption>{name}</figcaption>
            {example}
          </figure>
        ))}
      </div>
    </section>
  );
}
