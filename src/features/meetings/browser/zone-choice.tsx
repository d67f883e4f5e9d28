import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '#platform/browser/use-loaded.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SearchChoice } from '#ui/search-choice.tsx';
import { meetingFields } from '../meeting-fields.ts';
import { cityOf, type ReaderZone, writeWithCity } from '../zones.ts';
import { deviceZone } from './device-zone.ts';
import style from './meeting.module.css';
import type { MeetingWords } from './meeting-props.ts';
import type { ZoneOption } from './search-zones.ts';

interface Props {
  readonly zone: string;
  readonly language: Language;
  readonly words: MeetingWords;
  /** The week that is shown, which the form requests again without JavaScript. */
  readonly from: string;
  /** The offsets from UTC are those at this instant. */
  readonly at: number;
  /** Whether the zone has Bogotá's time at every free time. */
  readonly isSame: boolean;
  readonly basis: ReaderZone['basis'];
  readonly onChange: (zone: string) => void;
  /** The list itself: hundreds of names, rendered only by the server. */
  readonly children: ReactNode;
}

const loadSearch = () => import('./search-zones.ts');

const findAll = (zones: readonly ZoneOption[]) => zones;

/** The choice of the time zone: with JavaScript a list to search in, without it the system's own. */
export function ZoneChoice({ zone, language, words, from, at, isSame, basis, onChange, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<string>();
  useEffect(() => setDevice(deviceZone()), []);
  useEffect(() => {
    const list = box.current?.querySelector('select');
    if (!list) return;
    list.value = zone;
    // Browsers have newer names than the server for a few zones.
    if (list.value !== zone) list.add(new Option(zone, zone, false, true), 0);
  }, [zone]);
  const { form, cities } = words;
  const { loaded: search, failed, load } = useLoaded(loadSearch);
  const options = useCallback(() => {
    const list = box.current?.querySelector('select');
    if (!search || !list) return undefined;
    return search.nearestFirst(search.zonesIn(list, { cities, language, at }), { current: zone, device });
  }, [search, zone, device, at, cities, language]);
  const shown = `${cityOf(zone, cities)} (${writeOffset(offsetAt(at, zone))})`;
  const id = 'meeting-zone-choice';
  return (
    <div ref={box} className={style.zone}>
      {children}
      <div className={style.search}>
        <Field id={id} label={form.zone}>
          {() => (
            <SearchChoice
              id={id}
              label={`${form.zone} ${shown}`}
              words={form.zoneSearch}
              countText={(count) => format(form.zoneSearch.matches, language, { count })}
              options={options}
              find={search?.searchZones ?? findAll}
              failed={failed}
              onNear={load}
              onChoose={onChange}
            >
              <span>{shown}</span>
            </SearchChoice>
          )}
        </Field>
      </div>
      <Button
        type="submit"
        name={meetingFields.from}
        value={from}
        formNoValidate
        look="secondary"
        className={style.show}
      >
        {form.show}
      </Button>
      {basis === 'guess' && <p className={style.guess}>{writeWithCity(form.guess, language, cityOf(zone, cities))}</p>}
      {isSame && <p>{writeWithCity(form.same, language, cityOf(zone, cities))}</p>}
      {device && device !== zone && (
        <p>
          {writeWithCity(form.device, language, cityOf(device, cities))}{' '}
          <Button look="quiet" size="small" onClick={() => onChange(device)}>
            {writeWithCity(form.useDevice, language, cityOf(device, cities))}
          </Button>
        </p>
      )}
    </div>
  );
}
