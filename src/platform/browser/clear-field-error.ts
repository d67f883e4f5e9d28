interface Complaints {
  readonly fault: string | undefined;
  /** By field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What is typed again is no longer wrong, and with the last of them there is nothing left to complain of. */
export function clearFieldError<State extends Complaints>(before: State, name: string): State {
  if (!(name in before.problems)) return before;
  const problems = without(before.problems, name);
  return { ...before, problems, fault: Object.keys(problems).length > 0 ? before.fault : undefined };
}

export function without(problems: Complaints['problems'], name: string): Complaints['problems'] {
  const { [name]: _, ...others } = problems;
  return others;
}
