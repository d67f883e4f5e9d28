import { z } from 'zod';
import { Island } from '#platform/browser/island.tsx';
import { bodyTypes, type Call } from '#platform/contracts/call.ts';
import { faults } from '#platform/contracts/faults.ts';
import { usePage } from '#platform/page/page.ts';
import TryCall from '../../browser/try-call.tsx';
import { faultsOf } from '../../openapi.ts';
import { anchorOf } from './anchor.ts';
import style from './api-docs.module.css';
import { Fields } from './fields.tsx';

/** One call. Its own texts come from the contract, in English. */
export function CallReference({ call }: { call: Call }) {
  const { apiDocs } = usePage().words;
  const {
    method,
    path,
    summary,
    description,
    request,
    response,
    bodies = ['json'],
    example,
    failure,
    codeName = 'CODE',
  } = call;
  const anchor = anchorOf(call);
  return (
    <section id={anchor} className={style.call}>
      <h2 className={style.heading} lang="en">
        {summary}
      </h2>
      <p>
        <code className={style.address}>
          <strong>{method.toUpperCase()}</strong> {path}
        </code>
      </p>
      <p lang="en">{description}</p>
      {request ? (
        <>
          <p>
            <code>{bodies.flatMap((kind) => bodyTypes[kind]).join(', ')}</code>
          </p>
          <Fields
            id={`${anchor}-request`}
            caption={apiDocs.request}
            schema={z.toJSONSchema(request, { io: 'input' })}
          />
        </>
      ) : (
        <p>{apiDocs.noRequest}</p>
      )}
      <Fields
        id={`${anchor}-response`}
        caption={apiDocs.response}
        schema={z.toJSONSchema(response, { io: 'output' })}
      />
      {example && (
        <>
          <h3 className={style.subheading}>{apiDocs.try.title}</h3>
          <Island
            name="try-call"
            of={TryCall}
            props={{
              id: `${anchor}-try`,
              path,
              failure,
              example: JSON.stringify(example),
              labels: apiDocs.try,
            }}
          />
        </>
      )}
      <h3 className={style.subheading}>{apiDocs.errors}</h3>
      <ul className={style.errors} lang="en">
        {faultsOf(call).map((name) => (
          <li key={name}>
            <code>
              {faults[name].status} · {codeName} {faults[name].code}
            </code>{' '}
            {faults[name].description}
          </li>
        ))}
      </ul>
    </section>
  );
}
