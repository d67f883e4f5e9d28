/** People neither see it nor reach it by keyboard; bots fill it in. */
export function TrapField({ id, name, label }: { readonly id: string; readonly name: string; readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
