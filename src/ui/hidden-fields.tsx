/** The hidden values of a plain form. Empty ones are left out. */
export function HiddenValues({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** People neither see it nor reach it by keyboard; bots fill it in. */
export function TrapField({ id, name, label }: { readonly id: string; readonly name: string; readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
