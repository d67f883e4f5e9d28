import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffFileHref } from '#site/staff.ts';
import { Box } from '#ui/console/box.tsx';
import type { StaffEntry } from '../../../staff-lines.ts';
import { Conversation } from '../../conversation.tsx';

interface Props {
  /** Of the visitor. */
  readonly name: string;
  readonly entries: readonly StaffEntry[];
}

/** As the team reads it. */
export function VisitorConversation({ name: visitor, entries }: Props) {
  const { words, language } = usePage();
  const { conversation, team, files: filesLabel, file } = words.staff.ticket;
  const kilobytes = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <Box id="conversation" title={conversation}>
      <Conversation
        own="team"
        filesLabel={filesLabel}
        entries={entries.map(({ staffEmail, files, ...entry }) => ({
          ...entry,
          name: entry.author === 'team' ? format(team, language, { email: staffEmail ?? '' }) : visitor,
          files: files.map(({ id, name, bytes }) => {
            const label = format(file, language, { name, size: kilobytes.format(Math.ceil(bytes / 1000)) });
            return { id, address: staffFileHref(id), label };
          }),
        }))}
      />
    </Box>
  );
}
