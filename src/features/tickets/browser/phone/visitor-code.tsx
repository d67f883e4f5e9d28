import { Fragment } from 'react';
import { countries } from '#site/countries.ts';
import { firstCountry, siteCodes } from './site-codes.ts';

/** Before React comes the style sheet shows the code of the visitor's country. */
export function VisitorCode() {
  return (
    <Fragment>
      {countries.map(({ id }) => (
        <span key={id} data-when-country={id.toUpperCase() === firstCountry ? `none ${id}` : id}>
          {`${id.toUpperCase()} +${siteCodes[id]}`}
        </span>
      ))}
    </Fragment>
  );
}
