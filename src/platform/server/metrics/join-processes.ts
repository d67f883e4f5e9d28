/**
 * One text for Prometheus of those that several processes on one port have written, by the number of each. Every value
 * says whose it is: `process="2"`.
 */
export function joinProcesses(texts: Readonly<Record<string, string>>): string {
  const families = new Map<string, string[]>();
  for (const [number, text] of Object.entries(texts)) {
    let lines: string[] = [];
    let header = '';
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ')) header = line;
      else if (line.startsWith('# TYPE ')) {
        // The same metric of another process has the same lines here.
        header += `\n${line}`;
        lines = families.get(header) ?? [];
        families.set(header, lines);
      } else if (line !== '') lines.push(withProcess(line, number));
    }
  }
  return [...families].map(([header, lines]) => `${header}\n${lines.join('\n')}\n`).join('');
}

/** `name{label="value"} 1` or `name 1`. */
function withProcess(line: string, number: string): string {
  const end = /^\w+/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(end);
  const others = rest.startsWith('{') ? `,${rest.slice(1)}` : `}${rest}`;
  return `${line.slice(0, end)}{process="${number}"${others}`;
}
