import { prepareEmptyPglite } from '../../src/platform/database/testing-pglite.ts';

/** Before the first test: the unit tests leave it behind, where they ran. */
export default prepareEmptyPglite;
