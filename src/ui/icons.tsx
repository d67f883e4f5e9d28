import type { ReactNode } from 'react';

/**
 * Lines on a grid of 24, in the size and colour of the text beside them. They add nothing to that text, so assistive
 * technology skips them.
 */
function Lines({ d, children }: { d?: string; children?: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  );
}

export const CloseIcon = () => <Lines d="M6 6l12 12M18 6L6 18" />;
export const MenuIcon = () => <Lines d="M4 7h16M4 12h16M4 17h16" />;
export const ArrowIcon = () => <Lines d="M4 12h16M14 6l6 6-6 6" />;
export const ArrowBackIcon = () => <Lines d="M20 12H4M10 6l-6 6 6 6" />;
export const ChevronIcon = () => <Lines d="M6 9.5l6 6 6-6" />;
export const ExternalIcon = () => <Lines d="M8 16L18 6M9 6h9v9" />;
export const CheckIcon = () => <Lines d="M5 12.5l4.5 4.5L19 7.5" />;
export const PlusIcon = () => <Lines d="M12 5v14M5 12h14" />;
export const PauseIcon = () => <Lines d="M9 6v12M15 6v12" />;
export const PlayIcon = () => <Lines d="M8 5.5l10 6.5-10 6.5z" />;

export const WarningIcon = () => <Lines d="M12 4L2.8 20h18.4zM12 10.5v4M12 17.3v.1" />;
export const InfoIcon = () => (
  <Lines d="M12 11v5.5M12 7.5v.1">
    <circle cx="12" cy="12" r="9" />
  </Lines>
);
export const SuccessIcon = () => (
  <Lines d="M8 12.5l2.8 2.7L16 9.5">
    <circle cx="12" cy="12" r="9" />
  </Lines>
);
export const MailIcon = () => (
  <Lines d="M3.5 7.5l8.5 6 8.5-6">
    <rect x="3" y="5" width="18" height="14" rx="2" />
  </Lines>
);
export const CalendarIcon = () => (
  <Lines d="M3.5 10h17M8 3v4M16 3v4">
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
  </Lines>
);
export const MoonIcon = () => <Lines d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
export const BellIcon = () => <Lines d="M6 16.5V10a6 6 0 0 1 12 0v6.5l2 2H4zM10 21.5h4" />;
export const FileIcon = () => <Lines d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 13h6M9 16.5h6" />;
export const PrintIcon = () => <Lines d="M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z" />;
export const FullScreenIcon = () => <Lines d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
export const PinIcon = () => (
  <Lines d="M12 21.5c-4.5-5-7-8.7-7-12a7 7 0 0 1 14 0c0 3.3-2.5 7-7 12z">
    <circle cx="12" cy="9.5" r="2.5" />
  </Lines>
);
export const GlobeIcon = () => (
  <Lines d="M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18">
    <circle cx="12" cy="12" r="9" />
  </Lines>
);
export const PersonIcon = () => (
  <Lines d="M4.5 20.5c0-9 15-9 15 0">
    <circle cx="12" cy="7.5" r="4" />
  </Lines>
);
export const PhoneIcon = () => (
  <Lines d="M5 4h3.5l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2V19a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z" />
);
export const SearchIcon = () => (
  <Lines d="M15.5 15.5L20.5 20.5">
    <circle cx="10.5" cy="10.5" r="6.5" />
  </Lines>
);
export const WhatsappIcon = () => (
  <Lines d="M3.5 20.5l1.2-4.3A9 9 0 1 1 8 19.5zM9 8c-.8 3.5 3.5 7.8 7 7l.3-2-2.3-1-1 1c-1-.4-2-1.4-2.4-2.4l1-1-1-2.3z" />
);
export const HelpIcon = () => <Lines d="M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.4M12 18.4v.1" />;
export const TilesIcon = () => <Lines d="M4 4h7v7H4zM13.5 4H20v7h-6.5zM4 13.5h7V20H4zM13.5 13.5H20V20h-6.5z" />;
export const BoardIcon = () => <Lines d="M4 4h4v16H4zM10 4h4v10h-4zM16 4h4v13h-4z" />;
export const ClockIcon = () => (
  <Lines d="M12 7v5.5l3.5 2">
    <circle cx="12" cy="12" r="9" />
  </Lines>
);
export const PeopleIcon = () => (
  <Lines d="M2.5 20c0-8 12-8 12 0M16 13.5c3.5 0 5.5 2.5 5.5 6.5M15.5 4.5a3.5 3.5 0 0 1 0 6.5">
    <circle cx="8.5" cy="8" r="3.5" />
  </Lines>
);
export const CardIcon = () => (
  <Lines d="M3 10h18M6.5 15h4">
    <rect x="3" y="5" width="18" height="14" rx="2" />
  </Lines>
);
export const ChartIcon = () => <Lines d="M4 4v16h16M9 16v-5M13.5 16V7.5M18 16v-3" />;
export const GripIcon = () => <Lines d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />;
export const ScreenIcon = () => <Lines d="M3 5h18v11H3zM8 20h8M12 16v4" />;
export const MobileIcon = () => <Lines d="M7 3h10v18H7zM11 17.5h2" />;
export const TruckIcon = () => (
  <Lines d="M4.5 16.5H2V6h11v10.5H9M13 10h4l4.5 3.5v3H19M13 16.5h2">
    <circle cx="6.75" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </Lines>
);
export const ChatIcon = () => <Lines d="M4 4.5h16v12h-9l-5 4v-4H4z" />;
export const FlowIcon = () => (
  <Lines d="M9 3.5h6v5H9zM3.5 15.5h6v5h-6zM14.5 15.5h6v5h-6zM12 8.5V12M6.5 15.5V12h11v3.5" />
);
export const SendIcon = () => <Lines d="M4 4.5L20.5 12 4 19.5 7 12zM7 12h6" />;
export const LockIcon = () => <Lines d="M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5" />;
