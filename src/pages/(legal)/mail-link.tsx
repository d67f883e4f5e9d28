/** An address that can be read, copied and written to. */
export function MailLink({ to }: { readonly to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
