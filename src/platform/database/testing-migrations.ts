export const migrationsDir = 'src/platform/database/migrations';
