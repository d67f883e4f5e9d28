/** Bogotá keeps the same time all year. */
const bogota = '-05:00';

/** What another zone's clock shows on a day (`2026-07-15`) when it is this time (`8:00`) in Bogotá. */
export function localTime(time: string, zone: string, day: string): string {
  const instant = new Date(`${day}T${time.padStart(5, '0')}:00${bogota}`);
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${Number(part('hour'))}:${part('minute')}`;
}
