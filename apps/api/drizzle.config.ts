import { defineConfig } from 'drizzle-kit';

// `npm run migration -w @parlour/api` generates the next migration from the difference between the schema and the snapshot
// of the last migration. It reads no earlier snapshot, so only the last one is kept.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/postgres/schema/index.ts',
  out: './src/platform/postgres/migrations',
  casing: 'snake_case',
});
