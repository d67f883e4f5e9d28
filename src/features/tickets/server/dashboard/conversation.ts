import type { User } from '#features/accounts/server/store/open-session.ts';
import type { Db } from '#platform/database/database.ts';
import type { ConversationEntry, TicketLine } from '../../dashboard-lines.ts';
import { messagesOf } from '../store/conversation.ts';
import { attachmentsOf } from '../store/find-tickets.ts';
import { findOwnTicket } from '../store/own-tickets.ts';
import { readReference } from '../store/reference.ts';
import { visitorState } from '../visitor-state.ts';
import { writtenMessage } from '../written-message.ts';

interface Conversation {
  readonly ticket: Pick<TicketLine, 'reference' | 'state' | 'receivedAt'>;
  readonly entries: readonly ConversationEntry[];
}

/** Undefined: there is no such ticket, or not for this person. */
export async function readConversation(
  db: Db,
  owner: Pick<User, 'id' | 'email'>,
  typed: string,
): Promise<Conversation | undefined> {
  const reference = readReference(typed);
  const ticket = reference ? await findOwnTicket(db, owner, reference) : undefined;
  if (!ticket) return undefined;
  const [files, messages] = [await attachmentsOf(db, ticket), await messagesOf(db, ticket.id)];
  const at = ticket.createdAt.getTime();
  return {
    ticket: { reference: ticket.reference, state: visitorState(ticket), receivedAt: at },
    entries: [
      { author: 'visitor', text: writtenMessage(ticket), at, files: files.map(({ id, name }) => ({ id, name })) },
      ...messages.map(({ author, text, createdAt }) => ({ author, text, at: createdAt.getTime(), files: [] })),
    ],
  };
}
