/** The hidden values of a plain form. Empty ones are left out. */
export function HiddenValues({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
