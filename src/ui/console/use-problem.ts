import type { Words } from '#content/words.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

type Field = Exclude<keyof Words['dashboard']['problems'], 'any'>;

/** What the sentences put in, by field. */
type Figures = Partial<Record<Field, Readonly<Record<string, number>>>>;

/** Gives a field what is wrong with it, in words, and what was typed there. Every form asks for its own fields alone. */
export function useProblem(wrong: ViewProblems | undefined, figures: Figures = {}) {
  const { words, language } = usePage();
  const { any, ...known } = words.dashboard.problems;
  const errorOf = (field: Field): string | undefined => {
    const problem = wrong?.problems[field];
    if (problem === undefined) return undefined;
    const texts: Readonly<Record<string, string>> = known[field];
    const text = Object.hasOwn(texts, problem) ? texts[problem] : undefined;
    return format(text ?? any, language, figures[field] ?? {});
  };
  const fieldOf = (field: Field, otherwise: string) => ({
    id: `account-${field}`,
    name: field,
    error: errorOf(field),
    defaultValue: wrong?.typed[field] ?? otherwise,
    autoFocus: errorOf(field) !== undefined,
  });
  return { errorOf, fieldOf };
}
