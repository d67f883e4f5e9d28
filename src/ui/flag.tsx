import type { ReactNode } from 'react';
import type { CountryId } from '#site/countries.ts';
import { classNames } from './class-names.ts';
import style from './flag.module.css';

/** A country's flag in a 3:2 box, sized by the text around it. Beside the name it is decorative. */
export function Flag({ of, className }: { readonly of: CountryId; readonly className?: string | undefined }) {
  return (
    <svg className={classNames(style.flag, className)} viewBox="0 0 60 40" aria-hidden="true">
      {pictures[of]}
    </svg>
  );
}

/**
 * Simplified by hand for the size of a line of text. The colours are the countries', not the brand's,
 * and the same in every theme.
 */
const pictures: Record<CountryId, ReactNode> = {
  co: (
    <>
      <path fill="#fcd116" d="M0 0h60v20H0z" />
      <path fill="#003893" d="M0 20h60v10H0z" />
      <path fill="#ce1126" d="M0 30h60v10H0z" />
    </>
  ),
  us: (
    <g transform="scale(.7693)">
      <path fill="#fff" d="M0 0h78v52H0z" />
      <path stroke="#b22234" strokeWidth="4" d="M0 2h78M0 10h78M0 18h78M0 26h78M0 34h78M0 42h78M0 50h78" />
      <path fill="#3c3b6e" d="M0 0h31v28H0z" />
      {/* Rows of six and of five stars: dots of a dashed line. */}
      <path
        stroke="#fff"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeDasharray="0 5.2"
        d="M2.5 2.8h26.1M2.5 8.4h26.1M2.5 14h26.1M2.5 19.6h26.1M2.5 25.2h26.1M5.1 5.6h21M5.1 11.2h21M5.1 16.8h21M5.1 22.4h21"
      />
    </g>
  ),
  ca: (
    <g transform="scale(.8334)">
      <path fill="#fff" d="M18 0h36v48H18z" />
      <path
        fill="#d52b1e"
        d="M0 0h18v48H0zM54 0h18v48H54zM36.9 44.3l-.4-9.3 9.6 1.2-1.1-3.2 9.6-8-2.5-1.4 1.9-6.4-5.8 1-1.2-2.6-5 5.4 2.2-12-3.8 2-4.4-7.4-4.4 7.4-3.8-2 2.2 12-5-5.4-1.2 2.6-5.8-1 1.9 6.4-2.5 1.4 9.6 8-1.2 3.2 9.7-1.2-.4 9.3z"
      />
    </g>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h60v40H0z" />
      <path fill="#f1bf00" d="M0 10h60v20H0z" />
      {/* The arms: a crown, a shield and the two pillars. */}
      <path fill="#aa151b" d="M15 16h10v6a5 5 0 0 1-10 0zM16 15l-1-3.5 2.5 1.5L20 11l2.5 2 2.5-1.5-1 3.5z" />
      <path fill="#f1bf00" d="M20 16h5v5h-5zM15 21h5v5.5a5 5 0 0 1-5-4.5z" />
      <path stroke="#c8b1a0" strokeWidth="1.6" d="M12.5 15v12M27.5 15v12" />
    </>
  ),
  gq: (
    <>
      <path fill="#3e9a00" d="M0 0h60v13.3H0z" />
      <path fill="#fff" d="M0 13.3h60v13.4H0z" />
      <path fill="#e32118" d="M0 26.7h60V40H0z" />
      <path fill="#0073ce" d="M0 0l15 20L0 40z" />
      {/* The arms: six stars over the silk-cotton tree on a grey shield. */}
      <path fill="#cfcfcf" stroke="#8f8f8f" strokeWidth=".5" d="M31.5 17.5h9v4.5q0 3-4.5 4-4.5-1-4.5-4z" />
      <path stroke="#8d5b2d" d="M36 21v3.5" />
      <path fill="#3e9a00" d="M33.5 21.5a2.5 2.5 0 0 1 5 0z" />
      <path stroke="#e8a800" strokeWidth="1.3" strokeLinecap="round" strokeDasharray="0 1.8" d="M31.5 15.9h9.1" />
    </>
  ),
  jp: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <circle cx="30" cy="20" r="12" fill="#bc002d" />
    </>
  ),
  au: (
    <>
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path fill="#fff" d="M0 0h4l26 17v3h-4L0 3zM30 0h-4L0 17v3h4L30 3z" />
      <path fill="#e4002b" d="M0 0h1l29 19v1h-1L0 1zM30 0h-1L0 19v1h1L30 1z" />
      <path stroke="#fff" strokeWidth="7" d="M15 0v20M0 10h30" />
      <path stroke="#e4002b" strokeWidth="4" d="M15 0v20M0 10h30" />
      <path
        fill="#fff"
        d="M15 24l2.6 11.4-7.3-9.1 10.5 5H9.2l10.5-5-7.3 9.1zM45 30.4l1.7 5.2-4.5-3.2h5.6l-4.5 3.2zM37.5 15l1.7 5.2-4.5-3.2h5.6l-4.5 3.2zM45 4l1.7 5.2-4.5-3.2h5.6l-4.5 3.2zM51.7 12l1.7 5.2-4.5-3.2h5.6l-4.5 3.2zM48 20l1 3.1-2.6-1.9h3.2L47 23.1z"
      />
    </>
  ),
};
