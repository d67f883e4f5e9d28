import { prepareEmptyPglite } from '../../src/platform/database/testing-pglite.ts';

/** Runs before the first test. If the unit tests ran before, the database exists already. */
export default prepareEmptyPglite;
