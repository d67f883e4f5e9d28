import { LogoSymbol } from '#components/art/logo.tsx';
import { brand } from '#content/brand.ts';
import type { ConversationEntry, Person } from '#site/account/dashboard.ts';
import { ownFiles } from '#site/account/dashboard-address.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { Conversation } from '../../conversation/conversation.tsx';
import { PersonPicture } from '../person-picture.tsx';

interface Props {
  readonly person: Person;
  readonly entries: readonly ConversationEntry[];
}

/** As the person reads it who asked. */
export function OwnConversation({ person, entries }: Props) {
  const { words, language } = usePage();
  const { you, team, files: filesLabel } = words.dashboard.ticket;
  const writers = {
    visitor: { name: you, picture: <PersonPicture person={person} /> },
    team: { name: format(team, language, { company: brand.name }), picture: <LogoSymbol size={36} /> },
  };
  return (
    <Conversation
      own="visitor"
      filesLabel={filesLabel}
      entries={entries.map((entry) => ({
        ...entry,
        ...writers[entry.author],
        files: entry.files.map(({ id, name }) => ({ id, address: `${ownFiles}/${id}`, label: name })),
      }))}
    />
  );
}
