import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, full, list, People, Pill, small, wide } from '#ui/app-window/parts.tsx';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChartIcon, ChatIcon, ClockIcon, FileIcon, LockIcon, PeopleIcon } from '#ui/icons.tsx';
import { line, muted, stack } from '#ui/layout.ts';
import { Bubble, ChatHead, ChatRow, Composer, Messages } from './chat.tsx';
import style from './live-inbox.module.css';

/** In the order of the words: the visitors of both groups. The first one has waited too long. */
const chats = [
  { name: 'Iván', group: 0, tone: 'late' },
  { name: 'Paula', group: 0, tone: 'waiting' },
  { name: 'Julia', group: 0, tone: 'good' },
  { name: 'Helena', group: 1 },
  { name: 'Marcos', group: 1 },
  { name: 'Sofía', group: 1 },
] as const;

const visitor = 'Helena';

/** Who says each line; a note stays within the team. */
const turns = [
  { from: 'guest' },
  { from: 'company', who: 'agent' },
  { from: 'note', who: 'agent' },
  { from: 'note', who: 'colleague' },
  { from: 'company', who: 'agent' },
  { from: 'guest' },
] as const;

const icons = [ChatIcon, PeopleIcon, FileIcon, ClockIcon, ChartIcon];

/** Chatter: who waits, the conversation with private notes in it, and the same conversation on the visitor's page. */
export function LiveInboxScreen() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.chatter;
  const count = chats.filter(({ group }) => group === 0).length;
  return (
    <AppWindow
      of="chatter"
      name="Chatter"
      menu={diagram.menu}
      icons={icons}
      waiting={count}
      current={0}
      title={diagram.menu[0] ?? ''}
      user={{ name: 'Luis', role: diagram.role }}
      tools={
        <>
          <span className={classNames(muted, wide)}>{diagram.average}</span>{' '}
          <Pill tone="late">{format(diagram.waiting, language, { count })}</Pill>
          <People seeds={['Luis', 'Pedro', 'Mara']} />
        </>
      }
      flush
      caption={diagram.caption}
    >
      <div className={stack(0, style.panes)}>
        <div className={classNames(list, wide)}>
          {diagram.groups.map((title, group) => (
            <div key={title}>
              <p className={classNames(small, style.group)}>{title}</p>
              <ul>
                {chats.map((chat, at) =>
                  chat.group === group ? (
                    <ChatRow
                      key={chat.name}
                      name={chat.name}
                      text={diagram.chats[at]?.text ?? ''}
                      when={
                        'tone' in chat ? (
                          <Pill tone={chat.tone}>
                            <ClockIcon /> {diagram.chats[at]?.when}
                          </Pill>
                        ) : (
                          diagram.chats[at]?.when
                        )
                      }
                      open={chat.name === visitor}
                    />
                  ) : null,
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className={style.chat}>
          <ChatHead name={visitor} about={diagram.about}>
            <DrawnButton look="secondary">{diagram.move}</DrawnButton>
          </ChatHead>
          <Messages>
            {turns.map((turn, at) => (
              <Bubble
                key={diagram.lines[at]}
                from={turn.from}
                who={'who' in turn && <Author of={diagram[turn.who]} isPrivate={turn.from === 'note'} />}
                when={diagram.times[at]}
              >
                {diagram.lines[at]}
              </Bubble>
            ))}
          </Messages>
          <Composer>{diagram.reply}</Composer>
        </div>
        <VisitorPage />
      </div>
    </AppWindow>
  );
}

function Author({ of, isPrivate }: { readonly of: string; readonly isPrivate: boolean }) {
  const { diagram } = usePage().words.productPages.chatter;
  if (!isPrivate) return of;
  return (
    <span className={line(1)}>
      <LockIcon /> {diagram.private} · {of}
    </span>
  );
}

/** The shop as the visitor has it open. What is said there is in the conversation too, so it is only a picture. */
function VisitorPage() {
  const { diagram } = usePage().words.productPages.chatter;
  return (
    <div className={stack(2, classNames(full, style.visitor))}>
      <strong>{diagram.sees}</strong>
      <div className={style.browser} aria-hidden="true">
        <Picture width={260} height={150} look={style.shop}>
          <path className={classOf('sand')} d={box(0, 0, 260, 26)} />
          <path className={classOf('vermilion')} d={disc(16, 13, 4)} />
          <path className={classOf('mustard')} d={disc(30, 13, 4)} />
          <path className={classOf('forest')} d={disc(44, 13, 4)} />
          <path className={classOf('paper')} d={rounded(60, 6, 190, 14, 7)} />
          <path className={classOf('ice')} d={rounded(14, 40, 104, 98, 10)} />
          <path className={classOf('sky')} d={disc(66, 89, 38)} />
          <path className={classOf('day')} d={disc(66, 89, 26)} />
          <path className={classOf('sky')} d={disc(66, 89, 15)} />
          <path className={classOf('sand')} d={rounded(132, 84, 112, 8, 4) + rounded(132, 98, 84, 8, 4)} />
          <path className={classOf('ink')} d={rounded(132, 114, 74, 24, 12)} />
        </Picture>
        <p className={style.item}>{diagram.item}</p>
        <div className={style.widget}>
          <p className={style.greeting}>{diagram.greeting}</p>
          <ul className={stack(1)}>
            {turns.map((turn, at) =>
              turn.from === 'note' ? null : (
                <li key={diagram.lines[at]} className={classNames(style.said, turn.from === 'guest' && style.own)}>
                  {diagram.lines[at]}
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
