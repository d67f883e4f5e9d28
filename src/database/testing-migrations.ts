export const migrationsDir = 'src/database/migrations';
