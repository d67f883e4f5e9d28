import { brand } from '#content/brand.ts';
import type { Person } from '#features/accounts/person.ts';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import { usePage } from '#platform/page/page.ts';
import { ownFiles } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { LogoSymbol } from '#ui/art/logo.tsx';
import type { ConversationEntry } from '../../dashboard-lines.ts';
import { Conversation } from '../conversation.tsx';

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
