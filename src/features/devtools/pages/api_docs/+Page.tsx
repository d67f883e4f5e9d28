import { calls } from '../../calls.ts';
import style from './api-docs.module.css';
import { CallReference } from './call-reference.tsx';
import { Codes } from './codes.tsx';
import { Introduction } from './introduction.tsx';

export default function Page() {
  return (
    <div className={style.page}>
      <Introduction />
      <Codes />
      {calls.map((call) => (
        <CallReference key={call.path} call={call} />
      ))}
    </div>
  );
}
