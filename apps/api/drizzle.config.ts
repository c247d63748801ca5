import { defineConfig } from 'drizzle-kit';

// `npm run migration -w @parlour/api` writes the next migration from the difference between the schema and the last one.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema/index.ts',
  out: './src/platform/database/migrations',
  casing: 'snake_case',
});
