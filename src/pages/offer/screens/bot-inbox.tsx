import { Fragment } from 'react';
import { usePage } from '#platform/page/page.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, entry, full, list, Pill, wide } from '#ui/app-window/parts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact.tsx';
import { ChartIcon, ChatIcon, CheckIcon, FileIcon, FlowIcon, GlobeIcon, PersonIcon, WhatsappIcon } from '#ui/icons.tsx';
import { line, row, stack } from '#ui/layout.ts';
import style from './bot-inbox.module.css';
import { Bubble, ChatHead, ChatRow, Composer, Messages } from './chat.tsx';

/** In the order of the words: who writes, through which channel, and who answers. */
const chats = [
  { name: 'Camila', state: 'person', web: false },
  { name: 'Andrés', state: 'bot', web: false },
  { name: 'Tomás', state: 'queue', web: true },
  { name: 'Olga', state: 'bot', web: false },
  { name: 'Rosa', state: 'done', web: false },
  { name: 'Nadia', state: 'bot', web: true },
  { name: 'Hugo', state: 'done', web: true },
] as const;

const tones = { bot: 'info', person: 'waiting', queue: 'late', done: 'good' } as const;

/** Who says each line. A bot's answer that comes from the company's own texts names its source. */
const turns = [
  { from: 'guest' },
  { from: 'company', who: 'bot', source: true },
  { from: 'guest' },
  { from: 'company', who: 'bot' },
  { from: 'guest' },
  { from: 'person', who: 'person' },
] as const;

const icons = [ChatIcon, FlowIcon, FileIcon, WhatsappIcon, ChartIcon];

/** Wabot: the inbox, one conversation that passes from the bot to a person, and the flow behind it. */
export function BotInboxScreen() {
  const { diagram } = usePage().words.productPages.wabot;
  return (
    <AppWindow
      of="wabot"
      name="Wabot"
      menu={diagram.menu}
      icons={icons}
      waiting={3}
      current={0}
      title={diagram.menu[0] ?? ''}
      user={{ name: 'Ana', role: diagram.role }}
      tools={
        <>
          <Pill tone="good">{diagram.active}</Pill>{' '}
          <span className={wide}>
            <DrawnButton look="secondary">{diagram.edit}</DrawnButton>
          </span>
        </>
      }
      flush
      titleOnPhone={false}
      caption={diagram.caption}
    >
      <div className={stack(0, style.panes)}>
        <div className={classNames(list, wide)}>
          <p className={line(1, classNames(entry, style.filters))} aria-hidden="true">
            {diagram.filters.map((filter, at) => (
              <span key={filter} className={at === 0 ? style.chosen : undefined}>
                {filter}
              </span>
            ))}
          </p>
          <ul>
            {chats.map(({ name, state, web }, at) => (
              <ChatRow
                key={name}
                name={name}
                text={diagram.chats[at]?.text ?? ''}
                when={diagram.chats[at]?.when ?? ''}
                state={<Pill tone={tones[state]}>{diagram.states[state]}</Pill>}
                icon={web ? <GlobeIcon /> : <WhatsappIcon />}
                open={at === 0}
              />
            ))}
          </ul>
        </div>
        <div className={style.chat}>
          <ChatHead name="Camila" about={diagram.about}>
            <Pill tone="waiting">{diagram.taken}</Pill>
          </ChatHead>
          <Messages>
            {turns.map((turn, at) => (
              <Fragment key={diagram.lines[at]}>
                {turn.from === 'person' && (
                  <li className={line(1, style.handover)}>
                    <PersonIcon /> {diagram.handover}
                  </li>
                )}
                <Bubble
                  from={turn.from}
                  who={'who' in turn && diagram[turn.who]}
                  when={diagram.times[at]}
                  below={'source' in turn && <Source />}
                >
                  {diagram.lines[at]}
                </Bubble>
              </Fragment>
            ))}
          </Messages>
          <Composer>{diagram.reply}</Composer>
        </div>
        <BehindIt />
      </div>
    </AppWindow>
  );
}

function Source() {
  return (
    <>
      <FileIcon /> {usePage().words.productPages.wabot.diagram.source}
    </>
  );
}

/** What the bot has noted, and the path that it followed. */
function BehindIt() {
  const { diagram } = usePage().words.productPages.wabot;
  return (
    <div className={stack(5, style.behind)}>
      <div>
        <p className={classNames(style.label, full)}>{diagram.saved}</p>
        <dl className={row(0, style.facts)}>
          {diagram.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      </div>
      <div className={full}>
        <p className={style.label}>{diagram.flow}</p>
        <ol>
          {diagram.steps.map((step) => (
            <li key={step} className={line(2, style.step)}>
              <CheckIcon /> {step}
            </li>
          ))}
          <li className={classNames(style.step, style.question)}>{diagram.question}</li>
        </ol>
        <ul className={style.branches}>
          {diagram.branches.map(({ answer, text }, at) => (
            <li key={answer} className={at === 1 ? style.taken : undefined}>
              <strong>{answer}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
