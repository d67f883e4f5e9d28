import type { ReactNode } from 'react';
import type { StaffActionLine } from '#platform/contracts/staff.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Breakable } from '../breakable.tsx';
import { muted, stack } from '../layout.ts';
import style from './facts.module.css';
import { Box } from './facts.tsx';
import { ReferenceLink } from './lists.tsx';
import { Moment } from './moment.tsx';

/** The team's actions on a ticket or an order. */
export function History({ actions }: { actions: readonly StaffActionLine[] }) {
  const page = usePage();
  const { history, noHistory } = page.words.staff.ticket;
  return (
    <Box id="history" title={history}>
      {actions.length === 0 ? (
        <p className={muted}>{noHistory}</p>
      ) : (
        <EventList
          events={actions.map((action) => ({
            name: actionInWords(action, page),
            details: (
              <>
                <span>{action.staffEmail}</span> <Moment at={action.at} />
              </>
            ),
          }))}
        />
      )}
    </Box>
  );
}

/** What happened, along one line. */
export function EventList({ events }: { events: readonly { name: string; details: ReactNode }[] }) {
  return (
    <ul className={stack(3, style.history)}>
      {events.map(({ name, details }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
        <li key={index}>
          <strong>{name}</strong> <span>{details}</span>
        </li>
      ))}
    </ul>
  );
}

/** The action in words. One without words yet is shown by its name. */
export function actionInWords({ action, details }: StaffActionLine, { words, language }: Page): string {
  const { log, states } = words.staff;
  const known: Readonly<Record<string, string>> = log.actions;
  const text = known[action];
  if (text === undefined) return action;
  const { agent, editor, administrator } = words.team.roles;
  const names: Readonly<Record<string, string>> = {
    ...states,
    agent: agent.name,
    editor: editor.name,
    administrator: administrator.name,
  };
  const named = Object.entries({ from: '', to: '', ...details }).map(([name, value]) => [name, names[value] ?? value]);
  return format(text, language, Object.fromEntries(named));
}

/** The reference it applied to. */
export function Subject({ line: { action, subject, details } }: { line: StaffActionLine }) {
  const { words, language } = usePage();
  const { allDead, notification, message } = words.staff.log;
  if (action.startsWith('marketing-')) return format(notification, language, { number: subject });
  const { messages } = details;
  if (messages !== undefined) return format(allDead, language, { messages });
  if (action.startsWith('mail-') || action.startsWith('incoming-')) return format(message, language, { id: subject });
  return subject.includes('@') ? <Breakable>{subject}</Breakable> : <ReferenceLink reference={subject} />;
}
