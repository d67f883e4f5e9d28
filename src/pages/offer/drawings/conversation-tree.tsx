import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { stack } from '#ui/layout.ts';
import style from './conversation-tree.module.css';

/** A conversation as a tree: one greeting, three branches, three ends. */
export function ConversationTree() {
  const { greeting, branches, bot, customer } = usePage().words.developmentPages.bots.drawing;
  return (
    <div className={style.tree}>
      <Bubble who={bot} look={style.bot}>
        {greeting}
      </Bubble>
      <ul className={style.branches}>
        {branches.map(({ says, answer, end }) => (
          <li key={says} className={stack(3)}>
            <Bubble who={customer} look={style.customer}>
              {says}
            </Bubble>
            <Bubble who={bot} look={style.bot}>
              {answer}
            </Bubble>
            <p className={style.end} {...dataProps({ scheme: 'light' })}>
              {end}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bubble({ who, look, children }: { who: string; look: string | undefined; children: string }) {
  return (
    <p className={look} {...dataProps({ scheme: 'light' })}>
      <span className={style.who}>{who}</span> {children}
    </p>
  );
}
