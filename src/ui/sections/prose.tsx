import type { ReactNode } from 'react';
import style from './prose.module.css';

/** Long text: articles and legal documents. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={style.prose}>{children}</div>;
}
