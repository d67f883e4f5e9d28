const sample = /^([a-zA-Z_:][a-zA-Z0-9_:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})?) (\S+)$/;

/** Parses the text as Prometheus does, and throws at what that would not understand. */
export function readMetrics(text: string): Readonly<Record<string, number>> {
  const families = text.split(/^(?=# HELP )/m);
  const pairs = families.flatMap((family) => {
    const [help = '', type = '', ...lines] = family.split('\n');
    const [, name = ''] = /^# HELP ([a-zA-Z_:]\w*) ./.exec(help) ?? [];
    if (!new RegExp(`^# TYPE ${name} (counter|gauge|histogram)$`).test(type) || lines.pop() !== '') {
      throw new Error(`This is no family: ${family}`);
    }
    return lines.map((line) => readSample(name, line));
  });
  const read = Object.fromEntries(pairs);
  if (Object.keys(read).length < pairs.length) throw new Error('A series is there twice');
  return read;
}

function readSample(name: string, line: string): [string, number] {
  const [, series = '', value = ''] = sample.exec(line) ?? [];
  if (!series.startsWith(name)) throw new Error(`Not of the family ${name}: ${line}`);
  return [series, Number(value.replace('Inf', 'Infinity'))];
}
