interface Props {
  readonly values: Readonly<Record<string, string>>;
}

/** What a plain form sends besides what is typed. What is empty is left out. */
export function HiddenValues({ values }: Props) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
