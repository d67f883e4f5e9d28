import style from './page-look.module.css';

/** Cells whose borders lie on those of their neighbours. */
export const joined = style.joined;
