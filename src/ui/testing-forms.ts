/** What a browser would send, parsed from HTML that React has rendered. */
interface DrawnForm {
  readonly html: string;
  readonly action: string | undefined;
  readonly method: string | undefined;
  /** Of hidden inputs: by name, as in the HTML. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Of everything that can be filled in, and of the buttons with a value, in order. */
  readonly names: readonly string[];
  readonly buttons: readonly { readonly name: string; readonly value: string }[];
}

export function formsIn(html: string): DrawnForm[] {
  return [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => {
    const controls = [...form.matchAll(/<(?:input|select|textarea)\s[^>]*>/g)].map(([tag]) => tag);
    const isHidden = (tag: string) => attribute(tag, 'type') === 'hidden';
    return {
      html: form,
      action: attribute(form, 'action'),
      method: attribute(form, 'method'),
      hidden: Object.fromEntries(
        controls.filter(isHidden).map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
      ),
      names: controls.filter((tag) => !isHidden(tag)).map((tag) => attribute(tag, 'name') ?? ''),
      buttons: [...form.matchAll(/<button\s[^>]*>/g)]
        .map(([tag]) => ({ name: attribute(tag, 'name') ?? '', value: attribute(tag, 'value') ?? '' }))
        .filter(({ name }) => name !== ''),
    };
  });
}

/** Of the first tag. */
function attribute(html: string, name: string): string | undefined {
  return new RegExp(`^<[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];
}

/** The error message of a control, by its id. */
export function errorOf(html: string, id: string): string | undefined {
  return new RegExp(`<p id="${id}-message"[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]*)</p>`).exec(html)?.[1];
}

/** The tag of a control, by its id. */
export function control(html: string, id: string): string {
  return new RegExp(`<(?:input|select|textarea)\\s[^>]*?\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '';
}
