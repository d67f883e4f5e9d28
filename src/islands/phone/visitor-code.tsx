import { Fragment } from 'react';
import { countries } from '#site/countries.ts';
import { siteCodes } from './site-codes.ts';

/** Before React comes the style sheet shows the code of the visitor's country. */
export function VisitorCode({ fallback }: { readonly fallback: string }) {
  return (
    <Fragment>
      {countries.map(({ id }) => (
        <span key={id} data-when-country={id.toUpperCase() === fallback ? `none ${id}` : id}>
          {`${id.toUpperCase()} +${siteCodes[id]}`}
        </span>
      ))}
    </Fragment>
  );
}
