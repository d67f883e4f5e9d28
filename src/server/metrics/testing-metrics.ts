const sample = /^([a-zA-Z_:][a-zA-Z0-9_:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})?) (\S+)$/;

/** Reads the text as Prometheus does, and throws at what that would not understand. */
export function readMetrics(text: string): Readonly<Record<string, number>> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const read: Record<string, number> = {};
  let name = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, described = ''] = /^# (HELP|TYPE) (\S+) /.exec(line) ?? [];
    if (kind === 'HELP') name = described;
    else if (kind === 'TYPE' && described !== name) throw new Error(`TYPE without HELP: ${line}`);
    if (kind) continue;
    const [, series = '', value = ''] = sample.exec(line) ?? [];
    if (!series.startsWith(name) || name === '') throw new Error(`Not of the family before: ${line}`);
    if (series in read) throw new Error(`Twice: ${series}`);
    read[series] = Number(value.replace('Inf', 'Infinity'));
  }
  return read;
}
