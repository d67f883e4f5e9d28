import { z } from 'zod';
import { Island } from '#platform/browser/island.tsx';
import { bodyTypes, type Call } from '#platform/contracts/call.ts';
import { codes, errors } from '#platform/contracts/envelope.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { muted, stack } from '#ui/layout.ts';
import { PageTrail } from '#ui/links.tsx';
import { size3, size4, target } from '#ui/look.ts';
import { Table } from '#ui/table.tsx';
import TryCall from '../../browser/try-call.tsx';
import { calls } from '../../calls.ts';
import { errorsOf } from '../../openapi.ts';
import style from './api-docs.module.css';
import { Fields } from './fields.tsx';

export default withHead(({ words }) => words.apiDocs, Page);

function Page() {
  return (
    <div className={stack(7, style.page)}>
      <Introduction />
      <Codes />
      {calls.map((call) => (
        <CallReference key={call.path} call={call} />
      ))}
    </div>
  );
}

function Codes() {
  const { apiDocs } = usePage().words;
  const names = (Object.keys(codes) as (keyof typeof codes)[]).sort((one, other) => codes[one] - codes[other]);
  return (
    <Table
      id="codes"
      caption={apiDocs.codes}
      columns={[{ label: apiDocs.code }, { label: apiDocs.meaning }]}
      rows={names.map((name) => ({ cells: [codes[name], apiDocs.codeMeanings[name]] }))}
    />
  );
}

function Introduction() {
  const { apiDocs } = usePage().words;
  return (
    <section>
      <PageTrail />
      <h1 className={style.title}>{apiDocs.headline}</h1>
      <p className={`${muted} ${style.lead}`}>{apiDocs.lead}</p>
      <p>
        <a href="/api/docs.json">{apiDocs.openApi}</a>
      </p>
      <nav aria-label={apiDocs.contents}>
        <ul className={stack(0, style.contents)}>
          {calls.map((call) => (
            <li key={call.path}>
              <a href={`#${anchorOf(call)}`} className={target}>
                <code>{call.path}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** One call. Its texts come from the contract, in English. */
function CallReference({ call }: { call: Call }) {
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
    <section id={anchor} className={stack(3, style.call)}>
      <h2 className={size3} lang="en">
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
          <h3 className={classNames(size4, style.subheading)}>{apiDocs.try.title}</h3>
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
      <h3 className={classNames(size4, style.subheading)}>{apiDocs.errors}</h3>
      <ul className={stack(2)} lang="en">
        {errorsOf(call).map((name) => (
          <li key={name}>
            <code>
              {errors[name].status} · {codeName} {errors[name].code}
            </code>{' '}
            {errors[name].description}
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchorOf({ path }: Call): string {
  return path.slice(1).replaceAll('/', '-');
}
