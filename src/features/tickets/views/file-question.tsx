import { usePage } from '#platform/page/page.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { row, stack } from '#ui/layout.ts';
import { panelLook, terms } from '#ui/look.ts';
import type { DangerousFile } from '../ticket-files.ts';
import style from './file-question.module.css';

interface Props {
  readonly file: DangerousFile;
  /** The address of the file, and what opens it there. */
  readonly address: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The conversation that it belongs to. */
  readonly back: string;
}

/** What a file is that can do harm, and a form that downloads it all the same. The link back is what stands out. */
export function FileQuestion({ file: { name, bytes, danger }, address, values = {}, back }: Props) {
  const { words, language } = usePage();
  const text = words.ticket.danger;
  return (
    <section className={stack(4, classNames(panelLook, style.question))} aria-label={text.label}>
      <Callout tone="warning">{text.reasons[danger.kind]}</Callout>
      <dl className={stack(3, terms)}>
        <Fact label={text.name}>
          <bdi>{name}</bdi>
        </Fact>
        {danger.kind === 'disguised' && danger.ending && (
          <Fact label={text.ending}>
            <strong>.{danger.ending}</strong>
          </Fact>
        )}
        <Fact label={text.size}>{sizeInWords(bytes, language)}</Fact>
      </dl>
      <p>{text.advice}</p>
      <form method="post" action={address} className={row(3)}>
        <HiddenValues values={values} />
        <Button href={back}>{text.back}</Button>
        <Button type="submit" look="secondary">
          {text.download}
        </Button>
      </form>
    </section>
  );
}

/** In kilobytes, or in megabytes from one on. */
export function sizeInWords(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const { format } = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}
