import { type FormEvent, type MouseEvent, useState } from 'react';
import style from './gallery-demo.module.css';

interface Props {
  readonly id: string;
  /** Where the form goes while no React answers it. */
  readonly action: string;
  readonly nameLabel: string;
  readonly countLabel: string;
  readonly sendLabel: string;
}

/**
 * For the gallery, and for the tests of the island machinery: a text box, a button that counts and a form,
 * each of which does something without React too.
 */
export default function GalleryDemo({ id, action, nameLabel, countLabel, sendLabel }: Props) {
  const [name, setName] = useState('');
  const [count, setCount] = useState(0);
  const [sent, setSent] = useState<string>();
  const add = (event: MouseEvent) => {
    event.preventDefault();
    setCount(count + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(name);
  };
  return (
    <form id={id} className={style.demo} action={action} onSubmit={send}>
      <label htmlFor={`${id}-name`}>{nameLabel}</label>
      <input
        id={`${id}-name`}
        name="name"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" name="count" value={count + 1} onClick={add}>
        {countLabel} {count}
      </button>
      <button type="submit">{sendLabel}</button>
      <output htmlFor={`${id}-name`}>{sent === undefined ? name : `${sendLabel}: ${sent}`}</output>
    </form>
  );
}
