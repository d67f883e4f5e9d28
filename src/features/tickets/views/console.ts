import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { AnswersView } from './staff/answers.tsx';
import { FileView, TicketView } from './staff/ticket.tsx';
import { TicketsView } from './staff/tickets.tsx';

export const ticketScreens = {
  tickets: { Screen: TicketsView, isTimeless: true, hasSearch: true },
  ticket: { Screen: TicketView, titleOf: ({ ticket }) => ticket.reference },
  file: { Screen: FileView, isTimeless: true },
  answers: { Screen: AnswersView },
} satisfies ConsoleScreens;
