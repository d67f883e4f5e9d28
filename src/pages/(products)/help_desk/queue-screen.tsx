import { helpDeskStages } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, entry, list, Pill, panel, panes, small, title, wide } from '#ui/app-window/parts.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  BoardIcon,
  ChartIcon,
  CheckIcon,
  ExternalIcon,
  FileIcon,
  MailIcon,
  PeopleIcon,
  PlusIcon,
  WhatsappIcon,
} from '#ui/icons.tsx';
import { centeredRow, line, stack } from '#ui/layout.ts';
import { apart, semibold } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './queue-screen.module.css';

const icons = [MailIcon, PeopleIcon, BoardIcon, ChartIcon, ExternalIcon];

/** In the order of the words: the kind of each request, who asks, by which channel, and how its deadline looks. */
const tickets = [
  { number: 4790, kind: 0, face: 'Iván', Channel: MailIcon, tone: 'late' },
  { number: 4821, kind: 1, face: 'Inés', Channel: WhatsappIcon, tone: 'waiting' },
  { number: 4819, kind: 2, face: 'Eva', Channel: FileIcon, tone: 'plain' },
  { number: 4824, kind: 0, face: 'Paul', Channel: WhatsappIcon, tone: 'plain' },
  { number: 4806, kind: 3, face: 'Rosa', Channel: FileIcon, tone: 'plain' },
  { number: 4811, kind: 1, face: 'Tom', Channel: MailIcon, tone: 'good' },
] as const;
const open = 1;

/** The open request is being attended to. */
const reached = helpDeskStages.indexOf('attention');

/** The product at work: a queue with deadlines, one request with its conversation, and the stage it has reached. */
export function QueueScreen() {
  const { screen } = usePage().words.helpDesk;
  return (
    <Section id="example" title={screen.title} lead={screen.lead}>
      <AppWindow
        of="suppmail"
        name="Suppmail"
        menu={screen.menu}
        icons={icons}
        current={0}
        title={screen.queue}
        tools={
          <>
            <Pill tone="late">{screen.late}</Pill>
            <span className={wide}>
              <DrawnButton>
                <PlusIcon /> {screen.add}
              </DrawnButton>
            </span>
          </>
        }
        flush
        caption={screen.caption}
      >
        <div className={classNames(panes, style.panes)}>
          <Queue />
          <Conversation />
          <Stages />
        </div>
      </AppWindow>
    </Section>
  );
}

function Queue() {
  const { screen } = usePage().words.helpDesk;
  return (
    <ul className={classNames(list, style.queue)}>
      {tickets.map(({ number, kind, face, Channel, tone }, at) => {
        const ticket = screen.tickets[at];
        return (
          <li key={number} className={classNames(entry, at === open && style.open)}>
            <Portrait seed={face} size={36} round />
            <p>
              <strong>{ticket?.title}</strong>
              <span className={line(1, small)}>
                <Channel /> {screen.kinds[kind]}, {ticket?.who}
              </span>
            </p>
            <Pill tone={tone}>{ticket?.due}</Pill>
          </li>
        );
      })}
    </ul>
  );
}

/** Who writes each message: the customer, the owner, the customer, and the owner to the team. */
const writers = ['customer', 'owner', 'customer', 'note'] as const;

function Conversation() {
  const { words, language } = usePage();
  const { screen, what } = words.helpDesk;
  const { number, kind } = tickets[open];
  const stage = helpDeskStages[reached];
  return (
    <div className={stack(0, style.ticket)}>
      <div className={stack(2, entry)}>
        <p className={title}>{screen.tickets[open]?.title}</p>
        <p className={centeredRow(0, classNames(small, style.facts))}>
          {format(screen.number, language, { number })} <Pill tone="late">{screen.kinds[kind]}</Pill>
          <span className={line(1)}>
            <Portrait seed="Luis" size={24} round /> {screen.owner}
          </span>
        </p>
        <p className={classNames(semibold, style.stage)}>
          {format(screen.stage, language, {
            at: reached + 1,
            count: helpDeskStages.length,
            name: stage ? what.stages[stage].name : '',
          })}
        </p>
      </div>
      <ol className={stack(3, style.messages)}>
        {screen.messages.map((message, at) => {
          const writer = writers[at] ?? 'customer';
          return (
            <li key={message} className={style[writer]}>
              {writer === 'note' && <strong>{screen.note}</strong>}
              {message}
              {at === 0 && <p className={classNames(small, wide, style.confirmed)}>{screen.confirmed}</p>}
            </li>
          );
        })}
      </ol>
      <p className={line(3, classNames(apart, wide, style.reply))} aria-hidden="true">
        <span>{screen.reply}</span>
        <DrawnButton>{screen.send}</DrawnButton>
      </p>
    </div>
  );
}

/** The eight stages, as far as this request has come. */
function Stages() {
  const { what } = usePage().words.helpDesk;
  return (
    <ol className={stack(0, classNames(panel, wide, style.stages))}>
      {helpDeskStages.map((stage, at) => (
        <li key={stage} className={line(2, at < reached ? style.done : at === reached ? style.now : undefined)}>
          <span aria-hidden="true">{at < reached ? <CheckIcon /> : at + 1}</span>
          {what.stages[stage].name}
        </li>
      ))}
    </ol>
  );
}
