import { defineConfig } from 'drizzle-kit';

// `npm run migration -w @parlour/api` generates the next migration from the difference between the schema and the last
// migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/postgres/schema/index.ts',
  out: './src/platform/postgres/migrations',
  casing: 'snake_case',
});
