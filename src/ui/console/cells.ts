import type { ComponentProps } from 'react';
import type { Table } from '../table.tsx';

/** Of one row. */
export type Cells = ComponentProps<typeof Table>['rows'][number]['cells'];
