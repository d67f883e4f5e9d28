export const migrationsDir = 'src/platform/database/migrations';

/** A database of the PostgreSQL of a test run that has all tables, to be copied. */
export const migratedTemplate = 'migrated';
