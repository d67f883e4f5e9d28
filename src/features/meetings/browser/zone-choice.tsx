import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { meetingFields } from '../meeting-fields.ts';
import { offsetIn } from '../zone-offsets.ts';
import { cityOf, type ReaderZone, writeWithCity } from '../zones.ts';
import { deviceZone } from './device-zone.ts';
import style from './meeting.module.css';
import type { MeetingWords } from './meeting-props.ts';

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

/** Writes the chosen zone, and those whose clocks change while times are offered, with their offset at an instant. */
function showOffsets(list: HTMLSelectElement, at: number, cities: MeetingWords['cities']): void {
  const write = (option: HTMLOptionElement, offset: string) => {
    option.text = `${cityOf(option.value, cities)} (${offset})`;
  };
  for (const option of list.querySelectorAll<HTMLOptionElement>(withData('offsets'))) {
    write(option, offsetIn(dataOf(option).offsets ?? '', at));
  }
  for (const chosen of list.selectedOptions) write(chosen, writeOffset(offsetAt(at, chosen.value)));
}

/** The choice of the time zone. */
export function ZoneChoice({ zone, language, words, from, at, isSame, basis, onChange, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<string>();
  useEffect(() => setDevice(deviceZone()), []);
  useEffect(() => {
    const list = box.current?.querySelector('select');
    const listen = () => list && onChange(list.value);
    list?.addEventListener('change', listen);
    return () => list?.removeEventListener('change', listen);
  }, [onChange]);
  useEffect(() => {
    const list = box.current?.querySelector('select');
    if (!list) return;
    list.value = zone;
    // Browsers have newer names than the server for a few zones.
    if (list.value !== zone) list.add(new Option(zone, zone, false, true), 0);
    showOffsets(list, at, words.cities);
  }, [zone, at, words]);
  const { form, cities } = words;
  return (
    <div ref={box} className={style.zone}>
      {children}
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
