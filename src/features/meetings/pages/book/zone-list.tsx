import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { offsetAt, writeOffset } from '#site/zone-offset.ts';
import { SelectField } from '#ui/select-field.tsx';
import { meetingFields } from '../../meeting-fields.ts';
import { cityOf, regionOf } from '../../zone-names.ts';
import { zoneOffsets } from '../../zone-offsets.ts';

/** Every zone of the world by its city, with what its clock shows now against UTC. */
export function ZoneList({ zone, now }: { zone: string; now: number }) {
  const { words, language } = usePage();
  const { meetBook } = words;
  const { cities, form } = meetBook;
  const regions: Readonly<Record<string, string>> = meetBook.regions;
  const inOrder = new Intl.Collator(localeOf(language));
  const offsets = zoneOffsets(now);
  const zones = [...offsets.keys()];
  const option = (value: string) => ({
    value,
    label: `${cityOf(value, cities)} (${offsets.get(value) ?? writeOffset(offsetAt(now, value))})`,
  });
  return (
    <SelectField
      id="meeting-zone"
      name={meetingFields.zone}
      label={form.zone}
      defaultValue={zone}
      autoComplete="off"
      options={[
        // Known by another name than those of the list.
        ...(zones.includes(zone) ? [] : [option(zone)]),
        ...[...new Set(zones.map(regionOf))].map((region) => ({
          label: regions[region] ?? region,
          options: zones
            .filter((one) => regionOf(one) === region)
            .map(option)
            .sort((one, other) => inOrder.compare(one.label, other.label)),
        })),
      ]}
    />
  );
}
