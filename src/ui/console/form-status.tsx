import { Callout } from '../callout.tsx';

interface Props {
  /** In words. */
  readonly fault: string | undefined;
  readonly done: string | undefined;
}

/** What became of the form before, once. */
export function FormStatus({ fault, done }: Props) {
  return (
    <>
      {fault && <Callout tone="fault">{fault}</Callout>}
      {done && <Callout tone="success">{done}</Callout>}
    </>
  );
}
