import style from './page-look.module.css';

/** As bold as labels and the names of things. */
export const semibold = style.semibold;
/** As large as a heading of the fourth level. */
export const size4 = style.size4;
/** Added to a row: its elements reach both ends of the line. */
export const apart = style.apart;
/** Cells whose borders lie on those of their neighbours. */
export const joined = style.joined;
