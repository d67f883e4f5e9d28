/** Cities that go by another name than their zone: clocks keep names that places have long given up. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Tórshavn',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** A zone that every machine knows, by the name its city has in a language. */
export type CityNames = Readonly<Record<string, string>>;

/** The city that a zone is named after; `UTC` stays what it is. */
export function cityOf(zone: string, names: CityNames): string {
  return names[zone] ?? renamed[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The part of the world, as zones are named: `America`. */
export function regionOf(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '';
}
