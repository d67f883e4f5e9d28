import type axeCore from 'axe-core';

interface Options {
  readonly within: string;
  readonly looks: readonly string[];
  /** The axe rules in addition to colours; empty: only colours. */
  readonly rules: readonly string[];
}

interface Found {
  readonly look: string;
  readonly violations: readonly axeCore.Result[];
  /** Problems that only occur in greyscale. */
  readonly grey: readonly string[];
}

/** Runs in the page, where axe is loaded. */
export async function findProblems({ within, looks, rules }: Options): Promise<Found[]> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const root = document.documentElement;
  const found: Found[] = [];

  const show = (look: string) => {
    if (look === 'none' || look === 'largeFont') root.removeAttribute('data-look');
    else root.dataset['look'] = look;
    root.toggleAttribute('data-large-text', look === 'largeFont');
  };
  const measure = (values: string[]) =>
    axe.run(within, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'passes'],
      iframes: false,
    });

  /** axe ignores CSS filters, so the contrast of two colours in greyscale is computed here. */
  const greyOf = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
  };
  const greyProblems = ({ passes, violations }: axeCore.AxeResults) =>
    [...passes, ...violations].flatMap(({ nodes }) =>
      nodes.flatMap(({ any, target }) =>
        any.flatMap(({ data }) => {
          if (!data?.fgColor || !data.bgColor) return [];
          const [one, other] = [greyOf(data.fgColor), greyOf(data.bgColor)];
          const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          const enough = Number.parseFloat(data.expectedContrastRatio);
          return contrast < enough ? [`${contrast.toFixed(2)} of ${enough}:1 in grey at ${target.join(' ')}`] : [];
        }),
      ),
    );

  let inColour: axeCore.AxeResults | undefined;
  for (const look of looks) {
    show(look);
    if (look === 'greyscale') {
      found.push({ look, violations: [], grey: inColour ? greyProblems(inColour) : [] });
      continue;
    }
    // Larger text changes the layout: controls must keep their size.
    const colours = await measure(look === 'largeFont' ? ['color-contrast', 'target-size'] : ['color-contrast']);
    const violations = [...colours.violations];
    if (look === 'none') {
      inColour = colours;
      if (rules.length > 0) {
        const options = { 'color-contrast': { enabled: false } };
        const rest = await axe.run(within, {
          runOnly: [...rules],
          resultTypes: ['violations'],
          rules: options,
          iframes: false,
        });
        violations.push(...rest.violations);
      }
    }
    found.push({ look, violations, grey: [] });
  }
  show('none');
  return found;
}
