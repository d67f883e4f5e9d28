interface Props {
  readonly to: string;
  readonly className?: string | undefined;
}

/** Encoded, because a visitor typed it: nothing in it may say more to the mail program than whom to write to. */
export function MailLink({ to, className }: Props) {
  return (
    <a href={`mailto:${encodeURIComponent(to)}`} className={className}>
      {to}
    </a>
  );
}
