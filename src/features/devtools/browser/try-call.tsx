import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { callSite } from '#platform/browser/calls/call-site.ts';
import type { Call } from '#platform/contracts/call.ts';
import { parseJson } from '#site/parse-json.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import style from './try-call.module.css';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'try-call': typeof TryCall;
  }
}

interface Props {
  readonly id: string;
  readonly path: Call['path'];
  readonly failure?: string | undefined;
  /** The initial body. */
  readonly example: string;
  readonly labels: Record<'body' | 'send' | 'wrong' | 'answer', string>;
}

type AnyCall = Call & { request: z.ZodType };

/** Makes a call from the page that documents it, and shows the response. */
export default function TryCall({ id, path, failure, example, labels }: Props) {
  const [body, setBody] = useState(example);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = parseJson(body);
    setWrong(input === undefined);
    if (input === undefined || isBusy) return;
    setBusy(true);
    const envelope = await callSite<AnyCall>(path, input, { failure });
    setAnswer(JSON.stringify(envelope, null, 2));
    setBusy(false);
  };
  return (
    <form className={style.try} onSubmit={send}>
      <TextAreaField
        id={id}
        label={labels.body}
        rows={2}
        spellCheck={false}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        error={isWrong ? labels.wrong : undefined}
      />
      <Button type="submit" look="secondary" size="small" busy={isBusy}>
        {labels.send}
      </Button>
      <output htmlFor={id} aria-label={labels.answer}>
        {answer && <pre>{answer}</pre>}
      </output>
    </form>
  );
}
