import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { meetingFields } from '../meeting-fields.ts';
import { cityOf } from '../zones.ts';
import { deviceZone } from './device-zone.ts';
import type { MeetingWords } from './words.ts';
import style from './zone-choice.module.css';

interface Props {
  readonly zone: string;
  readonly language: Language;
  readonly words: MeetingWords;
  /** The week that is shown, which the form requests again without JavaScript. */
  readonly from: string;
  /** Whether the zone has Bogotá's time at every free time. */
  readonly isSame: boolean;
  readonly onChange: (zone: string) => void;
  /** The list itself: hundreds of names, rendered only by the server. */
  readonly children: ReactNode;
}

/** The choice of the time zone. */
export function ZoneChoice({ zone, language, words, from, isSame, onChange, children }: Props) {
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
    if (list.value === zone) return;
    // Browsers have newer names than the server for a few zones.
    list.add(new Option(`${cityOf(zone, words.cities)} (${writeOffset(offsetAt(Date.now(), zone))})`, zone), 0);
    list.value = zone;
  }, [zone, words]);
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
      {isSame && <p>{format(form.same, language, { city: cityOf(zone, cities) })}</p>}
      {device && device !== zone && (
        <p>
          {format(form.device, language, { city: cityOf(device, cities) })}{' '}
          <Button look="quiet" size="small" onClick={() => onChange(device)}>
            {format(form.useDevice, language, { city: cityOf(device, cities) })}
          </Button>
        </p>
      )}
    </div>
  );
}
