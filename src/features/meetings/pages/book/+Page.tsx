import { usePage } from '#platform/page/page.ts';
import { Choose } from './choose.tsx';
import { Fault } from './fault.tsx';
import { MeetingPage } from './meeting-page.tsx';
import { NotDrawnYet } from './not-drawn-yet.tsx';
import { OtherCalendar } from './other-calendar.tsx';

export default function Page() {
  const { live } = usePage();
  if (live?.path !== '/meet/book') return <NotDrawnYet />;
  const answer = live.meeting;
  switch (answer.kind) {
    case 'choose':
      return <Choose answer={answer} />;
    case 'meeting':
      return <MeetingPage answer={answer} />;
    case 'scheduler':
      return <OtherCalendar scheduler={answer.scheduler} />;
    case 'fault':
      return <Fault fault={answer.fault} />;
  }
}
